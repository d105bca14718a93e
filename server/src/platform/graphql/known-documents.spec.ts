import { parse } from 'graphql';
import { KnownDocuments } from './known-documents.js';

const longText = (number: number, length: number) => `{ a${number} } #`.padEnd(length, 'x');
const many = (count: number, length: number) =>
  Array.from({ length: count }, (_, number) => longText(number, length));

it.each([
  ['documents of one operation', ['query A { a } fragment F on Query { a }'], 1],
  ['no documents of several operations', ['query A { a } query B { b }'], 0],
  ['the latest 200 texts', many(300, 20), 200],
  ['400,000 characters', many(60, 9_000), 44],
  ['no text of more than 10,000 characters', many(1, 10_001), 0],
])('the cache of documents holds %s', (_, texts, count) => {
  const documents = new KnownDocuments();
  for (const text of texts) documents.add(text, parse(text));
  expect(texts.filter((text) => documents.find(text))).toEqual(texts.slice(-count || texts.length));
});
