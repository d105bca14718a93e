/** A card shows this many characters of a description. */
const SHOWN_CHARACTERS = 120;

/** The beginning of a longer text and an ellipsis; a shorter one as it is. Characters are never halved. */
export function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= SHOWN_CHARACTERS) return text;
  return `${characters.slice(0, SHOWN_CHARACTERS).join('')}...`;
}
