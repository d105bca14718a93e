/** What a reply template can name in braces, such as `{name}`. */
export const REPLY_VARIABLES = [
  'name',
  'reference',
  'subject',
  'status',
  'firm',
  'sender',
  'papers',
] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

const IN_BRACES = /\{([^{}]*)\}/g;

const isKnown = (name: string): name is ReplyVariable =>
  REPLY_VARIABLES.some((known) => known === name);

/** What stands in braces in a text and is no variable, as it is written there. */
export function unknownVariables(text: string): string[] {
  return [...text.matchAll(IN_BRACES)]
    .filter(([, name = '']) => !isKnown(name.trim()))
    .map(([whole]) => whole);
}

/** The variables in a text, as they are written there. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(IN_BRACES)]
    .filter(([, name = '']) => isKnown(name.trim()))
    .map(([whole]) => whole);
}

/** The text with a line to write on in place of what stands in braces and is no variable. */
export const withBlanks = (text: string): string =>
  text.replace(IN_BRACES, (whole, name: string) => (isKnown(name.trim()) ? whole : '…………'));

/** Replaces each variable by its value; one without a value stays, so that somebody sees it. */
export function fillVariables(
  text: string,
  values: Partial<Record<ReplyVariable, string>>,
): string {
  return text.replace(IN_BRACES, (whole, name: string) => {
    const variable = name.trim();
    return (isKnown(variable) && values[variable]) || whole;
  });
}
