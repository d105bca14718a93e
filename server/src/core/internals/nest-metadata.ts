import 'reflect-metadata';
import { RequestMethod, type Type } from '@nestjs/common';

/** The keys under which Nest's decorators keep what they were given (@nestjs/common 12.5, @nestjs/graphql 14.0). */
const PATH = 'path';
const METHOD = 'method';
const OPERATION_KIND = 'graphql:resolver_type';
const OPERATION_NAME = 'graphql:resolver_name';

/**
 * What `@Get('path')` and its like say of a handler; undefined for a method that handles no route. If a
 * new version renames the keys, look at `constants.ts` of @nestjs/common.
 */
export function routeOf(handler: object): { method: string; paths: string[] } | undefined {
  if (!Reflect.hasMetadata(PATH, handler)) return undefined;
  const method = RequestMethod[Reflect.getMetadata(METHOD, handler) as RequestMethod];
  return { method, paths: pathsOf(handler) };
}

/** What `@Controller('path')` says, or `@Get` of a handler. */
export function pathsOf(target: object): string[] {
  return [Reflect.getMetadata(PATH, target) as string | string[]].flat();
}

/**
 * What `@Query`, `@Mutation`, `@Subscription` and `@ResolveField` say of a handler. If a new version
 * renames the keys, look at `graphql.constants.ts` of @nestjs/graphql.
 */
export function operationOf(handler: object): { kind: string; name?: string } | undefined {
  const kind = Reflect.getMetadata(OPERATION_KIND, handler) as string | undefined;
  if (kind === undefined) return undefined;
  const name = Reflect.getMetadata(OPERATION_NAME, handler) as string | undefined;
  return { kind, ...(name !== undefined && { name }) };
}

/** Whether `@Resolver(Type)` stands above a class. */
export const isResolverOfType = (target: Type<object>) =>
  Reflect.hasMetadata(OPERATION_KIND, target);

/** What `@Module` was given under a key. */
export const declaredIn = (module: Type<object>, key: 'imports' | 'controllers' | 'providers') =>
  (Reflect.getMetadata(key, module) ?? []) as unknown[];
