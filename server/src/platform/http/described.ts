import { SetMetadata } from '@nestjs/common';
import type { ErrorCode } from '../../contract/errors.js';

/** A schema as OpenAPI 3.1 has it: JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A class of the GraphQL API whose answer over REST has other fields. */
export interface AnswerShape {
  name: string;
  of: object;
  without?: readonly string[];
  /** Schemas, or classes with described fields. */
  more?: Readonly<Record<string, object>>;
}

/** What is answered: a class with described fields, one in a list for a list of it, or what no class has. */
type AnswerType = AnswerShape | JsonSchema | object | readonly [object];

/** A file that a route answers in the place of JSON. */
export interface AnsweredFile {
  says: string;
  types: readonly string[];
}

export const OPERATION_METADATA = 'mizan:same-as';
export const ANSWERS_METADATA = 'mizan:answers';
export const FILE_METADATA = 'mizan:answers-file';
export const SAYS_METADATA = 'mizan:describes';
export const REFUSES_METADATA = 'mizan:refuses';

/**
 * The operation of GraphQL that does the same: it says in the OpenAPI document what the route does, answers and
 * refuses.
 */
export const SameAs = (operation: string) => SetMetadata(OPERATION_METADATA, operation);

/** What the OpenAPI document says of the answer, where it is not that of the operation of GraphQL. */
export const Answers = <T extends AnswerType>(answer: () => T) =>
  SetMetadata(ANSWERS_METADATA, answer);

/** `data: true`, the answer to a change that leaves nothing to read. */
export const DONE: JsonSchema = { type: 'boolean', const: true };

/** A file of one of these media types in the place of JSON. */
export const AnswersFile = (says: string, ...types: string[]) =>
  SetMetadata(FILE_METADATA, { says, types } satisfies AnsweredFile);

/** What a route does that neither GraphQL does nor answers a file. */
export const Describes = (says: string) => SetMetadata(SAYS_METADATA, says);

/** Error codes that follow neither from the route's parameters nor from the description of its operation. */
export const Refuses = (...codes: ErrorCode[]) => SetMetadata(REFUSES_METADATA, codes);
