import fs from 'node:fs';

export const languages = ['ar', 'fr', 'en'];

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The plural forms that a text with a count must have; French needs "many" only for millions. */
const pluralForms = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  fr: ['one', 'other'],
  en: ['one', 'other'],
};

/** One set of translation files: `fileOf(language)` -> nested texts. */
export function readTranslations(fileOf) {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      new Map(flatten(JSON.parse(fs.readFileSync(fileOf(language), 'utf8')))),
    ]),
  );
}

function flatten(tree, before = '') {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value]] : flatten(value, `${before}${name}.`),
  );
}

/** Forms of a text for nouns of a gender, and of a noun before a name or after "of", where a language needs them. */
const nounSuffix =
  /(?<=^dashboard\.(?:content|contentStatus|flags)\..*)_female$|(?<=\.noun\.the)_(named|of)$/;

export const baseKey = (key) => key.replace(pluralSuffix, '').replace(nounSuffix, '');

const grouped = new WeakMap();

/** The forms of each text by the key that code asks for; each set of texts is grouped once. */
function formsByKey(texts) {
  const known = grouped.get(texts);
  if (known) return known;
  const forms = new Map();
  for (const [name, text] of texts) {
    const key = baseKey(name);
    if (forms.has(key)) forms.get(key).push(text);
    else forms.set(key, [text]);
  }
  grouped.set(texts, forms);
  return forms;
}

/** Every key that code can ask for, without plural suffixes. */
export const baseKeys = (texts) => new Set(formsByKey(texts).keys());

/** Keys, plural forms and placeholders that one language has and another lacks. */
export function disparities(translations) {
  const all = new Set(languages.flatMap((language) => [...baseKeys(translations[language])]));
  return [...all]
    .sort()
    .flatMap((key) => [
      ...missingIn(translations, key),
      ...missingForms(translations, key),
      ...differentValues(translations, key),
    ]);
}

const has = (texts, key) => formsByKey(texts).has(key);

function missingIn(translations, key) {
  return languages
    .filter((language) => !has(translations[language], key))
    .map((language) => `${key}: missing in ${language}`);
}

function missingForms(translations, key) {
  const isPlural = languages.some((language) => translations[language].has(`${key}_other`));
  if (!isPlural) return [];
  return languages.flatMap((language) =>
    pluralForms[language]
      .filter((form) => !translations[language].has(`${key}_${form}`))
      .map((form) => `${key}_${form}: missing in ${language}`),
  );
}

/** A placeholder of one language must be in the others; a plural form may omit its count. */
function differentValues(translations, key) {
  const [first, ...others] = languages.map((language) => valuesIn(translations[language], key));
  const differs = others.some((values) => values && first && values !== first);
  return differs ? [`${key}: the {{values}} differ between the languages`] : [];
}

function valuesIn(texts, key) {
  const forms = formsByKey(texts).get(key);
  if (!forms) return undefined;
  const names = forms.flatMap((text) =>
    [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name),
  );
  return (
    [...new Set(names)]
      .filter((name) => name !== 'count')
      .sort()
      .join(',') || '-'
  );
}
