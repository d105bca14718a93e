import { aColleague, aContent } from '../support/builders.js';
import { callList, callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';
import { synonymContent } from '../../src/contract/content/synonym.js';
import type { ListPage, Row } from '../support/content-calls.js';

let app: TestApp;
let admin: string;
let secretary: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  secretary = (await aColleague(app, { role: 'secretary' })).token;
});
afterAll(() => app?.close());

const mutation = (field: string, variables: object, token = admin) =>
  callOperation<Row & Record<string, string[]>>(app, ['mutation', field], variables, { token });
const aGroup = async (over: object = {}) => {
  const input = aContent(synonymContent, { wordsAr: [], wordsFr: ['bail'], wordsEn: [], ...over });
  return expectDone(await mutation('createSynonym', { input }));
};

describe('synonyms', () => {
  it('administrators write a group in three languages', async () => {
    const group = await aGroup({ wordsAr: ['كراء', 'kra'] });
    expect(group).toMatchObject({ wordsAr: ['كراء', 'kra'], wordsFr: ['bail'], status: 'active' });
    const { items } = expectDone(
      await callList<ListPage>(app, ['query', 'synonyms'], {}, { token: admin }),
    );
    expect(items.map(({ id }) => id)).toContain(group.id);
  });

  it('the list of synonyms is refused to the public', async () => {
    expectRefused(await callList(app, ['query', 'synonyms']), 'UNAUTHENTICATED');
  });

  it('secretaries draft synonyms and publish none', async () => {
    const input = { ...aContent(synonymContent), status: 'draft' };
    expectDone(await mutation('createSynonym', { input }, secretary));
    expectRefused(
      await mutation(
        'addSynonymWord',
        { id: (await aGroup()).id, word: 'loyer', language: 'fr' },
        secretary,
      ),
      'FORBIDDEN',
    );
  });

  it('a word is added to a group once, in whatever spelling', async () => {
    const { id, version } = await aGroup();
    const add = (word: string) => mutation('addSynonymWord', { id, word, language: 'fr' });
    const added = expectDone(await add('  Propriétaire '));
    expect(added).toMatchObject({ wordsFr: ['bail', 'Propriétaire'], version: version + 1 });
    expect(expectDone(await add('PROPRIETAIRE'))['wordsFr']).toEqual(added['wordsFr']);
  });

  it.each([
    { title: 'an empty word', word: ' ' },
    { title: 'a long word', word: 'x'.repeat(61) },
  ])('$title is refused', async ({ word }) => {
    const { id } = await aGroup();
    const answer = await mutation('addSynonymWord', { id, word, language: 'fr' });
    expectRefused(answer, 'BAD_USER_INPUT', 'word');
  });

  it('a full group takes no more words', async () => {
    const { maxItems } = synonymContent.lists.words;
    const wordsFr = Array.from({ length: maxItems }, (_, place) => `mot${'a'.repeat(place)}`);
    const { id } = await aGroup({ wordsFr });
    const answer = await mutation('addSynonymWord', { id, word: 'encore', language: 'fr' });
    expectRefused(answer, 'BAD_USER_INPUT', 'wordsFr');
  });
});
