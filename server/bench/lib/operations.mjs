import fs from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';

const FILE = inRoot('client', 'src', 'graphql', 'generated', 'persisted-documents.json');

/** The hash under which the server knows one of the site's own operations. */
export function hashOf(operationName) {
  const operations = Object.entries(JSON.parse(fs.readFileSync(FILE, 'utf8')));
  const found = operations.find(([, text]) => new RegExp(`\\b${operationName}\\b[ ({]`).test(text));
  if (!found) throw new Error(`The client has no operation ${operationName}`);
  return found[0];
}

export const extensionsOf = (operationName) => ({
  persistedQuery: { version: 1, sha256Hash: hashOf(operationName) },
});

/** The address under which the site reads the services, as a browser asks for it. */
export function servicesAddress(address) {
  const parameters = new globalThis.URLSearchParams({
    operationName: 'PublicServices',
    variables: JSON.stringify({ language: 'fr' }),
    extensions: JSON.stringify(extensionsOf('PublicServices')),
    language: 'fr',
  });
  return `${address}/graphql?${parameters}`;
}

/** What a browser sends along. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'fr' };
