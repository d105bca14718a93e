import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { costRule } from './query-cost.js';

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
