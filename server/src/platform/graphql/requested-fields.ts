import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import {
  type FieldNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** What a query asks of a page: the fields of its rows, and whether it wants to know how many match. */
export interface RequestedFields {
  fields: ReadonlySet<string>;
  total: boolean;
}

/** Requested fields by query node: a persisted query is parsed once and run often. */
const known = new WeakMap<FieldNode, RequestedFields>();

/** Resolver parameter with the requested fields of a page, so that other fields are not read (P03). */
export const PageFields = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestedFields => {
    const info = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    const [node] = info.fieldNodes;
    const [first] = info.fieldNodes.length === 1 ? [node] : [];
    const requested = (first && known.get(first)) ?? requestedFieldsOf(info);
    if (first) known.set(first, requested);
    return requested;
  },
);

function requestedFieldsOf(info: GraphQLResolveInfo): RequestedFields {
  const page = info.fieldNodes.flatMap((node) => fieldsOf(node.selectionSet, info));
  const items = page.filter(({ name }) => name.value === 'items');
  const fields = items.flatMap((node) => fieldsOf(node.selectionSet, info));
  return {
    fields: new Set(fields.map(({ name }) => name.value).filter((name) => !name.startsWith('__'))),
    total: page.some(({ name }) => name.value === 'total'),
  };
}

/** The fields of a selection, those in its fragments too; one that is skipped this time counts as asked. */
function fieldsOf(
  selectionSet: SelectionSetNode | undefined,
  info: GraphQLResolveInfo,
): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((node: SelectionNode) => {
    if (node.kind === Kind.FIELD) return [node];
    const inner =
      node.kind === Kind.INLINE_FRAGMENT
        ? node.selectionSet
        : info.fragments[node.name.value]?.selectionSet;
    return fieldsOf(inner, info);
  });
}
