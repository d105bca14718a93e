/** English words for one row and for several, such as `question` and `questions`. */
export interface EntityLabel {
  one: string;
  many: string;
}

/** A noun with its article: `a question`, `an article`. */
export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** The name of a flag in words: `inPerson` is `in person`. */
export const flagWords = (flag: string) =>
  flag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
