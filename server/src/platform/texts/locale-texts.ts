import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { z } from 'zod';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../contract/locales.js';
import { onOneLine, printedName } from '../../contract/lines.js';
import { inServer } from '../config/server-folder.js';
import { plainValue, printValue, withoutIsolates } from './print-value.js';
import type { TextValue, TextVariables } from './text-values.js';

/** Where a text of `server/locales` has a value. */
export const PLACEHOLDER = /\{\{\w+\}\}/g;

const texts = createInstance();
void texts.init({
  resources: Object.fromEntries(
    LOCALES.map((locale) => [locale, { translation: readTexts(locale) }]),
  ),
  fallbackLng: DEFAULT_LOCALE,
  initAsync: false,
});

/** The texts of mails, messages and exports, with the words of requests that the pages say, too. */
function readTexts(locale: Locale): Record<string, unknown> {
  const { terms, ...own } = readFile('locales', `${locale}.json`);
  const requests = readFile('locales/requests', `${locale}.json`);
  return { ...own, terms: { ...terms, ...requests['terms'], ...requests['mails'] } };
}

function readFile(...path: string[]) {
  const text = readFileSync(inServer(...path), 'utf8');
  return z.record(z.string(), z.record(z.string(), z.unknown())).parse(JSON.parse(text));
}

/** What the locale files have under a key, with its placeholders. */
export const lookUp = (key: string, language: Locale): unknown =>
  texts.t(key, { lng: language, returnObjects: true, skipInterpolation: true });

const termIn = (language: Locale) => (term: string) => texts.t(`terms.${term}`, { lng: language });

/** A value as plain words, for texts that somebody edits before they are sent. */
export const valueInWords = (value: TextValue, language: Locale): string | undefined =>
  plainValue(value, language, { lookUpTerm: termIn(language) });

/** The first of the texts that exists, in a language and with its values; a missing value is left out. */
export function wordsWithValues(
  keys: readonly string[],
  variables: TextVariables,
  language: Locale,
  short = false,
): string {
  const values = printedVariables({ variables, language, short });
  return rawText(keys, language).replace(PLACEHOLDER, (name) => values[name.slice(2, -2)] ?? '');
}

/**
 * The same for an SMS: short, and without marks of direction, no-break spaces and curved apostrophes, which are no
 * letters of SMS and would make each longer.
 */
export const plainWords = (keys: readonly string[], variables: TextVariables, language: Locale) =>
  withoutIsolates(wordsWithValues(keys, variables, language, true))
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'");

/** The same text as it is in every notification or mail. */
export const textWithoutValues = (keys: readonly string[], language: Locale): string =>
  rawText(keys, language).replace(PLACEHOLDER, '');

function rawText(keys: readonly string[], language: Locale): string {
  const key = keys.find((each) => texts.exists(each, { lng: language })) ?? '';
  return texts.t(key, { lng: language, skipInterpolation: true });
}

/** Values that people are called by. */
const NAMES = new Set(['name', 'person', 'actor']);
/** Values of several lines; all others stay on theirs, so that nobody writes a line of a mail or notice. */
const TEXTS = new Set(['note', 'message']);

function tidyValue(name: string, value: TextValue): TextValue {
  if (typeof value !== 'string' || TEXTS.has(name)) return value;
  return NAMES.has(name) ? printedName(value) : onOneLine(value);
}

/** The variables as they are printed in a language; those with nothing to print are left out. */
export function printedVariables({
  variables,
  language,
  short,
}: {
  variables: TextVariables;
  language: Locale;
  short?: boolean;
}): Record<string, string> {
  const printing = { lookUpTerm: termIn(language), short };
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const printed = printValue(tidyValue(name, value), language, printing);
      return printed === undefined ? [] : [[name, printed]];
    }),
  );
}
