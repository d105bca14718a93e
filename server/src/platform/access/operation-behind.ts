import 'reflect-metadata';
import { SetMetadata } from '@nestjs/common';

const OPERATION_BEHIND = 'mizan:operation-behind';

/**
 * Says that a REST handler runs this operation of GraphQL, by its name in `routes.txt`: a token needs the scope of
 * that, and its guard judges what the answer says about a person.
 */
export const RunsOperation = (name: string) => SetMetadata(OPERATION_BEHIND, name);

const LEAVES_PERSONAL_OUT = 'mizan:leaves-personal-out';

/**
 * Says that a REST handler answers a program that reads nothing about people only what says nothing about them; its
 * guard then judges the query alone.
 */
export const LeavesPersonalOut = () => SetMetadata(LEAVES_PERSONAL_OUT, true);

export const leavesPersonalOut = (handler: object): boolean =>
  Reflect.getMetadata(LEAVES_PERSONAL_OUT, handler) === true;

/** The operation that a handler runs; undefined for one with an answer of its own. */
export const operationBehind = (handler: object): string | undefined =>
  Reflect.getMetadata(OPERATION_BEHIND, handler) as string | undefined;
