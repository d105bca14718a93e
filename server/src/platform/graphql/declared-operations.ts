import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { RESOLVER_NAME_METADATA, RESOLVER_TYPE_METADATA } from '@nestjs/graphql';
import { ACCESS_METADATA, type AccessRequirement } from '../access/access.decorators.js';
import { findMethods } from '../http/routes.js';

/** An operation of GraphQL, as the decorators of its resolver say it. */
export interface DeclaredOperation {
  /** As in `routes.txt`: `mutation createFaq`. */
  name: string;
  access: AccessRequirement | undefined;
  handler: object;
}

/** The operations of a class; none for one that is no resolver. */
export function operationsOf(resolver: Type<object>): DeclaredOperation[] {
  return findMethods(resolver).flatMap(({ name, handler }) => {
    const kind = String(Reflect.getMetadata(RESOLVER_TYPE_METADATA, handler)).toLowerCase();
    if (!/^(query|mutation|subscription)$/.test(kind)) return [];
    const given = Reflect.getMetadata(RESOLVER_NAME_METADATA, handler) as string | undefined;
    return [{ name: `${kind} ${given ?? name}`, access: getAccess(handler, resolver), handler }];
  });
}

/** What a handler requires, or its class. */
export function getAccess(handler: object, target: Type<object>): AccessRequirement | undefined {
  return (Reflect.getMetadata(ACCESS_METADATA, handler) ??
    Reflect.getMetadata(ACCESS_METADATA, target)) as AccessRequirement | undefined;
}
