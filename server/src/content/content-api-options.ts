import type { PipeTransform, Type } from '@nestjs/common';
import { ID, Int } from '@nestjs/graphql';
import type { ContentDefinition } from '../contract/content/define-content.js';
import type { AnswerShape } from '../platform/http/described.js';
import { NumberIdPipe, UuidPipe } from '../platform/http/id.pipe.js';
import type { GraphqlList } from '../platform/list/graphql-list.js';
import type { ListArgs } from '../platform/list/list.args.js';
import type { ContentFilters } from './content.args.js';

/** What the resolver of content that only the office sees is made from. */
export interface ManagedContentOptions {
  definition: ContentDefinition;
  managed: Type<object>;
  managedPage: Type<object>;
  stats: Type<object>;
  listArgs: Type<ContentFilters>;
  /** The same over GraphQL. */
  list: GraphqlList;
  createInput: Type<object>;
  updateInput: Type<object>;
}

/** What the resolver and the controller of one content entity are made from. */
export interface ContentApiOptions extends ManagedContentOptions {
  /** The figures that everybody may read, which the service's `publicStats` counts; left out: there are none. */
  publicStats?: { type: Type<object>; description: string };
  /** Fields of a public row that REST alone answers. */
  publicMore?: AnswerShape['more'];
  publicPage: Type<object>;
  publicItem: Type<object>;
  publicListArgs: Type<ListArgs>;
  publicList: GraphqlList;
}

/** The public key of a row: its slug if it has one, else its id. */
export const publicKeyOf = ({ slugFrom }: ContentDefinition) => (slugFrom ? 'slug' : 'id');

/** The GraphQL type and the pipe of an id. */
export function getIdType({ numbered }: ContentDefinition): {
  type: () => typeof Int | typeof ID;
  pipe: Type<PipeTransform>;
} {
  return numbered ? { type: () => Int, pipe: NumberIdPipe } : { type: () => ID, pipe: UuidPipe };
}
