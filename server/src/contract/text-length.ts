/**
 * How many characters a text has: Unicode characters, so that an emoji outside of the first plane is one,
 * and a line break is one, because forms send it as two (CR LF). Forms, GraphQL and REST count alike.
 */
export function charactersIn(text: string): number {
  let count = 0;
  for (const _character of text.replaceAll('\r\n', '\n')) count += 1;
  return count;
}
