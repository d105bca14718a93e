import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { isContentKind } from '../../contract/content/content-kinds.js';
import { type RequestKindName, REQUESTS } from '../../contract/requests/request-kinds.js';

/** What every kind of request has that says nothing about a person. */
const FACTS = [
  ...['id', 'reference', 'status', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'erasedAt'],
  ...['answerDueAt', 'unansweredSince', 'unseen', 'toBePlaced', 'intakeChannel', 'mailLanguage'],
  ...[
    'service',
    'situation',
    'consultant',
    'jobRole',
    'startsAt',
    'endsAt',
    'rescheduled',
    'repliedAt',
  ],
  'serviceTitle',
];

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
/** `PublicService` shows rows of `service`. */
const contentKindOf = (typeName: string) => lowerFirst(typeName.replace(/^Public/, ''));
const isContentType = (name: string) => isContentKind(contentKindOf(name));
const isOpenType = (name: string) => /(Page|Stats)$/.test(name) || isContentType(name);

/** Whether a field of a kind of request says nothing about a person. */
export function isOpenField(kind: RequestKindName, name: string): boolean {
  const { fields } = REQUESTS[kind];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return FACTS.includes(name) || name.startsWith('__') || (field !== undefined && !field.personal);
}

/** The fields of a type that say nothing about a person when a kind of request is read; none of a type that may. */
export function openFields(
  kind: RequestKindName,
  type: GraphQLObjectType,
): GraphQLField<unknown, unknown>[] {
  const fields = Object.values(type.getFields());
  if (lowerFirst(type.name) === kind) return fields.filter(({ name }) => isOpenField(kind, name));
  return isOpenType(type.name) ? fields : [];
}

/** The kind of request that is still to be looked at below a type: content says nothing about people, however deep. */
export const kindBelow = (
  kind: RequestKindName | undefined,
  { name }: GraphQLObjectType,
): RequestKindName | undefined => (isContentType(name) ? undefined : kind);

/**
 * What a GraphQL call about requests asks for that says something about a person, such as `ServiceRequest.clientName`;
 * what is not known to say nothing counts.
 */
export function personalParts(
  kind: RequestKindName,
  info: GraphQLResolveInfo,
  args: Record<string, unknown>,
): string[] {
  const named = getNamedType(info.returnType);
  const selected = info.fieldNodes.flatMap(({ selectionSet }) =>
    partsOf({ kind, info }, info.returnType, selectionSet),
  );
  const answered = isObjectType(named) ? selected : [info.fieldName];
  return [...new Set([...answered, ...personalArgs(kind, args)])];
}

interface Call {
  kind: RequestKindName;
  info: GraphQLResolveInfo;
}

function partsOf(call: Call, type: GraphQLOutputType, selection?: SelectionSetNode): string[] {
  const named = getNamedType(type);
  if (!isObjectType(named) || !selection || isContentType(named.name)) return [];
  const isRequest = lowerFirst(named.name) === call.kind;
  if (!isRequest && !isOpenType(named.name)) return [named.name];
  return selection.selections.flatMap((node) => {
    if (node.kind === Kind.INLINE_FRAGMENT) return partsOf(call, named, node.selectionSet);
    if (node.kind === Kind.FRAGMENT_SPREAD)
      return partsOf(call, named, call.info.fragments[node.name.value]?.selectionSet);
    const { name, selectionSet } = node;
    if (isRequest && !isOpenField(call.kind, name.value)) return [`${named.name}.${name.value}`];
    const field = named.getFields()[name.value];
    return field ? partsOf(call, field.type, selectionSet) : [];
  });
}

/** The same of the query of a REST call, whose answer leaves out what says something about a person. */
export function personalQuery(kind: RequestKindName, query: Record<string, unknown>): string[] {
  const searched = ['search', 'q'].filter((name) => query[name]);
  const { sortBy } = query;
  const isSorted = typeof sortBy === 'string' && !isOpenField(kind, sortBy);
  return isSorted ? [...searched, 'sortBy'] : searched;
}

/** A request as REST shows it, without what says something about a person. */
export const withoutPersonal = (kind: RequestKindName, row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => isOpenField(kind, name)));

/** A search finds people by their names; an order by name tells how names compare. */
function personalArgs(kind: RequestKindName, args: Record<string, unknown>): string[] {
  const { filter, sort } = args as { filter?: { search?: unknown }; sort?: { field: string } };
  const searched = filter?.search ? ['filter.search'] : [];
  const isSorted = sort && !isOpenField(kind, sort.field);
  return isSorted ? [...searched, 'sort.field'] : searched;
}
