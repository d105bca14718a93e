import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildSchema } from 'graphql';
import { brokenLinks, refusedOperations, unknownAddresses } from './documents.mjs';

const files = { 'docs/a': '# A\n\n## Two words, here', 'docs/b': '' };
const documents = { exists: (name) => name in files, textOf: (name) => files[name] };
const broken = (text) => brokenLinks('docs/b', text, documents);

test('a link to a file or heading that is there is no problem', () => {
  assert.deepEqual(broken('[a](a) [two](a#two-words-here) [site](https://x.example)'), []);
});

test('a link to a missing file, picture or heading is named', () => {
  assert.deepEqual(broken('[a](c) <img src="d.png"> [a](a#three)'), ['c', 'd.png', 'a#three']);
});

test('brackets of code are no links', () => {
  assert.deepEqual(broken('```js\nrows[0](missing)\n```\n'), []);
});

test('an operation that the schema does not have is named', () => {
  const schema = buildSchema('type Query { site: String }');
  assert.deepEqual(refusedOperations(String.raw`-d '{"query":"{ site }"}'`, schema), []);
  assert.equal(refusedOperations('```graphql\n{ page }\n```', schema).length, 1);
});

test('an address of REST that the routes do not have is named', () => {
  const routes = 'GET /api/v1/faqs/:id   faq.read\nPATCH /api/v1/faqs/:id/status   faq.publish\n';
  assert.deepEqual(unknownAddresses('`/api/v1/faqs/<id>` "$X/api/v1/faqs/…/status"', routes), []);
  assert.deepEqual(unknownAddresses('`/api/v1/questions`', routes), ['api/v1/questions']);
});
