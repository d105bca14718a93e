import fs from 'node:fs';
import { inRoot } from '../../../tools/processes/paths.mjs';

const FILE = inRoot('client', 'src', 'graphql', 'generated', 'persisted-documents.json');

/** The hash of one of the site's persisted operations. */
export function hashOf(operationName) {
  const operations = Object.entries(JSON.parse(fs.readFileSync(FILE, 'utf8')));
  const found = operations.find(([, text]) => new RegExp(`\\b${operationName}\\b[ ({]`).test(text));
  if (!found) throw new Error(`The client has no operation ${operationName}`);
  return found[0];
}

export const extensionsOf = (operationName) => ({
  persistedQuery: { version: 1, sha256Hash: hashOf(operationName) },
});

/** The address of a public list in French, as the site asks for it. */
function publicAddress(address, operationName) {
  const parameters = new globalThis.URLSearchParams({
    operationName,
    variables: JSON.stringify({ language: 'fr' }),
    extensions: JSON.stringify(extensionsOf(operationName)),
    language: 'fr',
  });
  return `${address}/graphql?${parameters}`;
}

export const servicesAddress = (address) => publicAddress(address, 'PublicServices');
export const faqsAddress = (address) => publicAddress(address, 'PublicFaqs');
export const faqsOverRest = (address) => `${address}/public/faqs?language=fr&limit=10`;

/** The headers that a browser sends. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'fr' };
