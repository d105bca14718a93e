import {
  type ASTVisitor,
  type FieldNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { LIMITS } from '../../contract/limits.js';

const { defaultLimit, maxLimit } = LIMITS.list;

/** Values that an operation may ask for: the longest page of the largest row with all its fields (17,000), and some more. */
const MAX_COST = 25_000;

/** Validation rule: an operation asks for no more values than a screen could need, however it asks (S19). */
export function costRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation: OperationDefinitionNode) {
      const cost = new QueryCost(context).of(operation);
      if (cost <= MAX_COST) return;
      const refusal = `An operation may ask for ${MAX_COST} values, and this one asks for ${cost}: take fewer rows or fields`;
      context.reportError(new GraphQLError(refusal, { nodes: operation }));
    },
  };
}

type Selected = Pick<SelectionSetNode, 'selections'>;

/**
 * How many values an operation can be answered with: each field counts once for each row. A `limit` from a
 * variable counts as the largest, so that a document is judged once and not at each call; a list without
 * a limit, such as the timeline of a request, counts as a page of the usual length.
 */
class QueryCost {
  private readonly ofFragments = new Map<string, number>();

  constructor(private readonly context: ValidationContext) {}

  of({ operation, selectionSet }: OperationDefinitionNode): number {
    return this.ofSelection(selectionSet, this.context.getSchema().getRootType(operation));
  }

  /** `rows` is the limit of the page whose fields these are. */
  private ofSelection({ selections }: Selected, type?: GraphQLNamedType | null, rows?: number) {
    return selections.reduce((sum: number, node) => sum + this.ofNode(node, type, rows), 0);
  }

  private ofNode(node: SelectionNode, type?: GraphQLNamedType | null, rows?: number): number {
    if (node.kind === Kind.FIELD) return this.ofField(node, type, rows);
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(node.name.value, rows);
    return this.ofSelection(node.selectionSet, type, rows);
  }

  private ofField(node: FieldNode, type?: GraphQLNamedType | null, rows?: number): number {
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field || !node.selectionSet) return 1;
    const limit = limitOf(node, field);
    const isList = isListType(getNullableType(field.type));
    const count = isList ? (limit ?? rows ?? defaultLimit) : 1;
    return 1 + count * this.ofSelection(node.selectionSet, getNamedType(field.type), limit);
  }

  /** Each is read once; one that uses itself, which another rule refuses, counts nothing inside itself. */
  private ofFragment(name: string, rows?: number): number {
    const key = `${name} ${rows}`;
    const known = this.ofFragments.get(key);
    if (known !== undefined) return known;
    this.ofFragments.set(key, 0);
    const fragment = this.context.getFragment(name);
    if (!fragment) return 0;
    const type = this.context.getSchema().getType(fragment.typeCondition.name.value);
    const cost = this.ofSelection(fragment.selectionSet, type, rows);
    this.ofFragments.set(key, cost);
    return cost;
  }
}

/** How many rows a field may answer with; undefined if it takes no limit. One out of bounds is refused later. */
function limitOf(
  { arguments: given = [] }: FieldNode,
  { args }: GraphQLField<unknown, unknown>,
): number | undefined {
  if (!args.some(({ name }) => name === 'limit')) return undefined;
  const value = given.find(({ name }) => name.value === 'limit')?.value;
  if (!value || value.kind === Kind.NULL) return defaultLimit;
  return value.kind === Kind.INT ? Math.min(Math.max(Number(value.value), 1), maxLimit) : maxLimit;
}
