import type { TFunction } from 'i18next';

/** A translation key, or several of which the first that exists is used, and its values. */
export interface Message {
  key: string | string[];
  values?: Record<string, string | number>;
  /** Key of the noun that the sentence is about, such as `admin.faqs.noun`. */
  noun?: string;
}

/** Translates a message. Values get direction isolates, so that a Latin name cannot break an Arabic sentence. */
export function messageText(t: TFunction, { key, values, noun }: Message): string {
  const isolated = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? `\u2068${value}\u2069` : value,
  ]);
  const named = Object.fromEntries(isolated) as Record<string, string | number>;
  if (!noun) return t(key, named);
  const sentence = t(key, { ...named, ...nounForms(t, noun) });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/**
 * How a sentence says a noun: `the` alone, `named` before a name, or `theOf` before a name after "of", which
 * French melts with the article. Verbs agree with the `gender`.
 */
function nounForms(t: TFunction, noun: string) {
  const named = [`${noun}.the_named`, `${noun}.the`];
  return {
    context: t(`${noun}.gender`),
    the: t(`${noun}.the`),
    named: t(named),
    theOf: t([`${noun}.the_of`, ...named]),
  };
}
