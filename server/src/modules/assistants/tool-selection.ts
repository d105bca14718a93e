import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { kindBelow, openFields } from '../../platform/access/personal-parts.js';

type Field = GraphQLField<unknown, unknown>;

/**
 * What a tool asks for, as a selection set; '' for a plain value, undefined if nothing may be asked for. A page has the
 * values of its rows, and one row also what stands directly under it, such as a timeline.
 *
 * @param openOnly the kind of request of which nothing personal is read
 */
export function toolSelection(
  type: GraphQLOutputType,
  openOnly?: RequestKindName,
): string | undefined {
  const named = getNamedType(type);
  if (!isObjectType(named)) return openOnly ? undefined : '';
  return selectionOf(named, 1, openOnly);
}

function selectionOf(
  type: GraphQLObjectType,
  depth: number,
  openOnly?: RequestKindName,
): string | undefined {
  const fields = openOnly ? openFields(openOnly, type) : Object.values(type.getFields());
  const selected = fields
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap((field) => fieldSelection(field, depth, kindBelow(openOnly, type)) ?? []);
  return selected.length > 0 ? `{ ${selected.join(' ')} }` : undefined;
}

function fieldSelection(
  { name, type }: Field,
  depth: number,
  openOnly?: RequestKindName,
): string | undefined {
  const named = getNamedType(type);
  if (!isObjectType(named)) return name;
  const inner = depth > 0 ? selectionOf(named, depth - 1, openOnly) : undefined;
  return inner && `${name} ${inner}`;
}
