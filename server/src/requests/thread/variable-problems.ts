import { REPLY_VARIABLES, unknownVariables } from '../../contract/requests/reply-variables.js';
import type { FieldProblem } from '../../platform/errors/app-error.js';

/** What is wrong with a text that may hold variables: each that nothing fills in would be read in braces. */
export function variableProblems(field: string, text: unknown): FieldProblem[] {
  const unknown = typeof text === 'string' ? unknownVariables(text) : [];
  if (unknown.length === 0) return [];
  const value = [...new Set(unknown)].join(' ');
  return [{ field, rule: 'unknownVariable', allowed: REPLY_VARIABLES, value }];
}
