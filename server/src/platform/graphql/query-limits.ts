import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type ASTVisitor,
  type FieldNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
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
    const condition = node.typeCondition?.name.value;
    const narrowed = condition ? this.context.getSchema().getType(condition) : type;
    return this.ofSelection(node.selectionSet, narrowed, rows);
  }

  private ofField(node: FieldNode, type?: GraphQLNamedType | null, rows?: number): number {
    const hasFields = isObjectType(type) || isInterfaceType(type);
    const field = hasFields ? type.getFields()[node.name.value] : undefined;
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

const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 5;
/** Fields of a whole operation: more than any screen needs. */
const MAX_TOP_LEVEL = 12;

/** Parsing stops here; a token limit of the parser itself keeps a refusal a 400 (S19). */
export const MAX_TOKENS = 480;

/** Reports a broken limit as a validation error; by default the libraries throw it, which is a 500. */
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
};

/** Limits against costly and repeated operations (S19). */
const limits: ValidationRule[] = [
  maxDepthRule({ n: MAX_DEPTH, ignoreIntrospection: true, ...reported }),
  maxAliasesRule({ n: MAX_ALIASES, allowList: [], ...reported }),
  maxDirectivesRule({ n: MAX_DIRECTIVES, ...reported }),
  topLevelRule,
  costRule,
];

const isSubscription = (operation: OperationTypeNode) =>
  operation === OperationTypeNode.SUBSCRIPTION;

/** The rules over HTTP: no subscriptions. */
export const queryLimits: ValidationRule[] = [
  ...limits,
  kindRule((operation) => !isSubscription(operation), 'Subscriptions are taken over a WebSocket'),
];

/** The rules over a WebSocket: subscriptions only. */
export const subscriptionLimits: ValidationRule[] = [
  ...limits,
  kindRule(isSubscription, 'Only subscriptions are taken over a WebSocket'),
];

function kindRule(isTaken: (kind: OperationTypeNode) => boolean, refusal: string): ValidationRule {
  return (context) => ({
    OperationDefinition({ operation }: OperationDefinitionNode) {
      if (!isTaken(operation)) context.reportError(new GraphQLError(refusal));
    },
  });
}

function topLevelRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet }: OperationDefinitionNode) {
      const fields = topLevelFields(context, selectionSet);
      const repeated = operation === OperationTypeNode.MUTATION && hasDuplicates(fields);
      if (repeated) context.reportError(new GraphQLError('A mutation may stand once in a request'));
      if (fields.length > MAX_TOP_LEVEL) {
        context.reportError(
          new GraphQLError(`At most ${MAX_TOP_LEVEL} top-level fields in a request`),
        );
      }
    },
  };
}

const hasDuplicates = (names: readonly string[]) => new Set(names).size < names.length;

/** The fields of an operation by name, those in its fragments too; each fragment is read once. */
function topLevelFields(
  context: ValidationContext,
  { selections }: SelectionSetNode,
  read = new Set<string>(),
): string[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value];
    if (node.kind === Kind.INLINE_FRAGMENT) return topLevelFields(context, node.selectionSet, read);
    const fragment = context.getFragment(node.name.value);
    if (!fragment || read.has(node.name.value)) return [];
    read.add(node.name.value);
    return topLevelFields(context, fragment.selectionSet, read);
  });
}
