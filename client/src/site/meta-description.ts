/** Search engines show about this much of a description. */
const MAX_LENGTH = 170;

/** A stored text as the description of its page: its first whole sentences, else its first words. */
export function metaDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_LENGTH) return plain;
  const [sentences] = /^.{0,169}[.!?؟](?= )/.exec(plain) ?? [];
  return sentences ?? `${plain.slice(0, MAX_LENGTH - 1).replace(/[\s,،;؛:]+\S*$/, '')}…`;
}
