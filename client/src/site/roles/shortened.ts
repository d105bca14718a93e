/** Length of a description on a card. */
const SHOWN_CHARACTERS = 120;

/** Cuts a long text and adds an ellipsis. It never splits a surrogate pair. */
export function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= SHOWN_CHARACTERS) return text;
  return `${characters.slice(0, SHOWN_CHARACTERS).join('')}...`;
}
