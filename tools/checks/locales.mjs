import path from 'node:path';
import { agreedFaults } from './agreed-texts.mjs';
import { inRoot } from '../processes/paths.mjs';
import { baseKeys, disparities, readTranslations } from './translations.mjs';
import { translationUses } from './translation-uses.mjs';
import { wordingInSources, wordingOf } from './wording.mjs';

const LABEL_ADVICE = 'write common.labelled instead of a colon behind a text';

/** Checks that the three languages have the same texts, the agreed wording and all keys of the client. */
export async function checkLocales() {
  const requests = readTranslations((language) =>
    inRoot('server/locales/requests', `${language}.json`),
  );
  const client = withRequests(
    readTranslations((language) => inRoot('client/public/locales', language, 'translation.json')),
    requests,
    { terms: 'words.', pages: '' },
  );
  const server = withRequests(
    readTranslations((language) => inRoot('server/locales', `${language}.json`)),
    requests,
    { terms: 'terms.', mails: 'terms.' },
  );
  const uses = translationUses(inRoot('client', 'src'));
  const known = baseKeys(client.ar);
  const problemsOf = (set) => [...disparities(set), ...wordingOf(set)];
  const problems = [
    ...[...problemsOf(client), ...agreedFaults(client)].map((text) => `client: ${text}`),
    ...problemsOf(server).map((text) => `server: ${text}`),
    ...wordingInSources(inRoot('server', 'src')),
    ...unknownKeys(known, uses),
    ...uses.labels.map((file) => `client: ${path.relative(inRoot(), file)}: ${LABEL_ADVICE}`),
  ];
  const unused = [...known].filter((key) => !isUsed(key, uses));
  return {
    ok: problems.length === 0,
    output: problems.join('\n'),
    notes: unused.length > 0 ? `not used by the client: ${unused.join(', ')}` : '',
  };
}

/** The texts of one side with the words of requests: of each part that it says, under which key it finds them. */
function withRequests(own, requests, parts) {
  const placed = ([key, text]) => {
    const [part, ...names] = key.split('.');
    return part in parts ? [[parts[part] + names.join('.'), text]] : [];
  };
  return Object.fromEntries(
    Object.entries(own).map(([language, texts]) => [
      language,
      new Map([...texts, ...[...requests[language]].flatMap(placed)]),
    ]),
  );
}

function unknownKeys(known, { asked, askedPrefixes }) {
  const where = ({ key, file }) =>
    `client: ${key} is used in ${path.relative(inRoot(), file)} and is in no language`;
  const keys = [...known];
  return [
    ...asked.filter(({ key }) => !known.has(key)).map(where),
    ...askedPrefixes.filter(({ key }) => !keys.some((name) => name.startsWith(key))).map(where),
  ];
}

function isUsed(key, { mentioned, mentionedPrefixes }) {
  return (
    mentioned.has(key) ||
    mentionedPrefixes.some((prefix) => prefix.includes('.') && key.startsWith(prefix))
  );
}
