import { DataSource } from 'typeorm';
import type { Locale } from '../../src/contract/locales.js';
import { RetentionService } from '../../src/modules/privacy/retention.service.js';
import type {
  PublicSearchHit,
  PublicSearchResults,
  SearchMiss,
} from '../../src/modules/public-search/public-search.types.js';
import { FIRST_WORDS, PHRASES } from '../content/search-phrases.js';
import { aColleague, aService } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

let app: TestApp;
let other: TestApp;
let admin: string;

beforeAll(async () => {
  app = await TestApp.start(__filename, { SEED: 'all', TRUST_PROXY: '1' });
  other = await app.beside({ SEED: 'all' });
  admin = await app.adminToken();
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

const sql = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const search = async (text: string, language: Locale, on = app) => {
  const variables = { text, language, limit: 20 };
  const answer = await callOperation<PublicSearchResults>(on, ['query', 'publicSearch'], variables);
  return expectDone(answer);
};
const best = async (text: string, language: Locale, on = app) => {
  const { groups } = await search(text, language, on);
  const [group] = groups;
  return group && { kind: group.kind, ...(group.hits[0] as PublicSearchHit) };
};
const allKeys = ({ groups }: PublicSearchResults) =>
  groups.flatMap(({ kind, hits }) => hits.map(({ slug }) => `${kind}/${slug}`));

/** A question has no slug: it is named by its first words. */
function isTarget(found: Awaited<ReturnType<typeof best>>, target: string): boolean {
  const [, kind, slug = ''] = /^(\w+)\/(.*)$/.exec(target) ?? [];
  if (!found || found.kind !== kind) return false;
  return kind === 'question' ? found.title.startsWith(slug) : found.slug === slug;
}

/** The id of the group of synonyms with this name. */
async function groupId(name: string): Promise<string | undefined> {
  const filter = { search: name };
  const answer = await callOperation<{ items: { id: string }[] }>(
    app,
    ['query', 'synonyms'],
    { filter },
    { token: admin },
  );
  return expectDone(answer).items[0]?.id;
}

describe("people's phrases", () => {
  it.each(['ar', 'fr', 'en'] as const)(
    'phrases in %s find first what they mean',
    async (locale) => {
      const missed: string[] = [];
      for (const [phrase, target] of PHRASES[locale]) {
        const found = await best(phrase, locale);
        if (!isTarget(found, target))
          missed.push(`${phrase}: ${found?.kind}/${found?.slug} instead of ${target}`);
      }
      const all = PHRASES[locale].length;
      process.stdout.write(
        `${locale}: ${all - missed.length} of ${all} phrases find their target first\n`,
      );
      expect(missed).toEqual([]);
    },
  );

  it('the 23 words that people tried first are among the phrases', () => {
    const words = (['ar', 'fr', 'en'] as const).map((locale) => {
      expect(PHRASES[locale].map(([phrase]) => phrase)).toEqual(
        expect.arrayContaining([...FIRST_WORDS[locale]]),
      );
      return FIRST_WORDS[locale];
    });
    expect(words.flat()).toHaveLength(23);
  });
});

describe('words', () => {
  it('pieces of words find nothing: "rent" is not in "parents"', async () => {
    expect(allKeys(await search('rent', 'en'))).not.toContain('service/nursery-legal-package');
  });

  it('a word finds its own meaning before others: حضانة is custody', async () => {
    expect(await best('حضانة', 'ar')).toMatchObject({ kind: 'situation', slug: 'custody' });
  });

  it.each([
    ['كراء', 'ar'],
    ['الكراء', 'ar'],
    ['بالكراء', 'ar'],
    ['للكراء', 'ar'],
    ['والكراء', 'ar'],
    ['وكراء', 'ar'],
    ['kra', 'ar'],
    ['kra', 'fr'],
    ['كراء', 'en'],
  ] as const)('%s finds the rental contract in %s', async (text, locale) => {
    expect(await best(text, locale)).toMatchObject({ slug: 'rental-contract' });
  });

  it.each([
    ['beginnings', 'divorc'],
    ['capitals', 'DIVORCE'],
    ['plurals', 'divorces'],
    ['a mistake in typing', 'divrce'],
  ])('%s are read: %s', async (_, text) => {
    expect(await best(text, 'fr')).toMatchObject({ slug: 'divorce' });
  });

  it.each([
    ['je n’ai pas d’argent pour un avocat', 'fr'],
    ['on ne me rembourse pas mon billet d’avion', 'fr'],
    ['the airline does not refund my ticket', 'en'],
    ['ما عنديش دراهم', 'ar'],
  ] as const)(
    'a sentence finds no text that has only some of its words: %s',
    async (text, locale) => {
      expect((await search(text, locale)).total).toBeLessThan(4);
    },
  );

  it('a text that has all words of a search is found, whatever its title', async () => {
    const input = aService({ slug: 'of-tides', descriptionFr: 'Marées et phares de la côte.' });
    const variables = { input };
    expectDone(
      await callOperation(app, ['mutation', 'createService'], variables, { token: admin }),
    );
    expect(allKeys(await search('les phares, les marées', 'fr'))).toEqual(['service/of-tides']);
    expect(allKeys(await search('phares dans la brume', 'fr'))).toEqual([]);
  });

  it('a mistake finds what is near only where no word is written so', async () => {
    expect(allKeys(await search('hérittage', 'fr'))[0]).toBe('situation/after-a-death');
    const [exact, near] = [await search('divorce', 'fr'), await search('divorse', 'fr')];
    expect(allKeys(near)[0]).toBe(allKeys(exact)[0]);
  });

  it('hits name the page of each, in the language of the search', async () => {
    const { groups } = await search('divorce', 'fr');
    expect(groups[0]?.hits[0]).toMatchObject({ page: '/situation/divorce' });
    expect(await best('traduire un contrat', 'fr')).toMatchObject({
      page: '/services/legal-translation',
    });
    expect(await best('marque', 'fr')).toMatchObject({
      page: '/book-consultation?type=intellectual-property',
    });
  });

  it('groups have all hits counted, and as many as asked for', async () => {
    const answer = await callOperation<PublicSearchResults>(app, ['query', 'publicSearch'], {
      ...{ text: 'divorce', language: 'fr', limit: 1 },
    });
    const { total, groups } = expectDone(answer);
    expect(groups.every(({ hits }) => hits.length === 1)).toBe(true);
    expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total);
    expect(total).toBeGreaterThan(groups.length);
  });
});

describe('bounds', () => {
  it.each(['', '   ', '؟!'])('a text without words finds nothing: "%s"', async (text) => {
    expect(await search(text, 'ar')).toEqual({ total: 0, groups: [] });
  });

  it('a text that is too long is refused', async () => {
    const answer = await callOperation(app, ['query', 'publicSearch'], { text: 'x'.repeat(101) });
    expectRefused(answer, 'BAD_USER_INPUT', 'text');
    const rest = await app.rest('GET', `/public/search?q=${'x'.repeat(101)}`);
    expectRefused(rest, 'BAD_USER_INPUT', 'q');
  });

  it('a search over REST answers the same as over GraphQL', async () => {
    const address = `/public/search?q=${encodeURIComponent('divorce')}&language=fr&limit=20`;
    expect(expectDone(await app.rest('GET', address))).toEqual(await search('divorce', 'fr'));
    expect(expectDone(await app.rest('GET', '/public/search'))).toEqual({ total: 0, groups: [] });
  });

  it('more hits than allowed are refused', async () => {
    expectRefused(await app.rest('GET', '/public/search?q=a&limit=21'), 'BAD_USER_INPUT', 'limit');
  });
});

describe('content', () => {
  const change = (field: string, variables: object) =>
    callOperation<{ id: number }>(app, ['mutation', field], variables, { token: admin });

  it('new content is found at once, on every process, and no longer when it is hidden', async () => {
    expect(await best('zanzibar', 'fr')).toBeUndefined();
    expect(await best('zanzibar', 'fr', other)).toBeUndefined();
    const input = aService({ titleFr: 'Contrats avec Zanzibar', slug: 'zanzibar' });
    const { id } = expectDone(await change('createService', { input }));
    expect(await best('zanzibar', 'fr')).toMatchObject({ slug: 'zanzibar' });
    expect(await best('zanzibar', 'fr', other)).toMatchObject({ slug: 'zanzibar' });
    expectDone(await change('toggleServiceStatus', { id }));
    expect(await best('zanzibar', 'fr')).toBeUndefined();
    expect(await best('zanzibar', 'fr', other)).toBeUndefined();
  });

  it('a text on the law is found only in a language in which it is confirmed', async () => {
    const input = aService({
      slug: 'of-law',
      lawFr: 'Le mot ornithorynque',
      lawEn: 'The word platypus',
    });
    const { id } = expectDone(await change('createService', { input }));
    expect(await best('ornithorynque', 'fr')).toBeUndefined();
    expectDone(await change('reviewServiceLaw', { id, languages: ['fr'] }));
    expect(await best('ornithorynque', 'fr')).toMatchObject({ slug: 'of-law' });
    expect(await best('platypus', 'en')).toBeUndefined();
  });

  it('a synonym is found as soon as it is added', async () => {
    expect(await best('khoul3ouni', 'ar')).toBeUndefined();
    const word = { id: await groupId('Khula'), word: 'khoul3ouni', language: 'ar' };
    expectDone(await change('addSynonymWord', word));
    expect(await best('khoul3ouni', 'ar')).toMatchObject({ slug: 'khula' });
  });
});

describe('words that found nothing', () => {
  const type = (q: string, from: string) =>
    app.rest('GET', `/public/search?q=${encodeURIComponent(q)}&language=fr`, {
      headers: { 'x-forwarded-for': from },
    });
  const typedBy = async (q: string, callers: number) => {
    for (let caller = 1; caller <= callers; caller += 1) await type(q, `203.0.113.${caller}`);
  };
  const rows = (word: string) =>
    sql<{ callers: number; hashes: string[] }>(
      'SELECT callers, caller_hashes AS hashes FROM search_misses WHERE word = $1',
      [word],
    );
  const counted = (word: string, callers: number) =>
    waitUntil(`${word} counted ${callers} times`, async () =>
      (await rows(word))[0]?.callers === callers ? rows(word) : undefined,
    );
  const shown = async () =>
    expectDone(
      await callOperation<SearchMiss[]>(app, ['query', 'searchMisses'], {}, { token: admin }),
    );

  it('a word is shown once three callers typed it', async () => {
    await typedBy('Gribouillis', 2);
    await typedBy('gribouillis', 2);
    const [stored] = await counted('gribouillis', 2);
    expect(stored?.hashes.join(' ')).not.toContain('203.0.113');
    expect(await shown()).toEqual([]);
    await typedBy('gribouillis', 3);
    await counted('gribouillis', 3);
    expect(await shown()).toMatchObject([{ word: 'gribouillis', language: 'fr', callers: 3 }]);
  });

  it('texts with digits or @ and long ones are never kept', async () => {
    const kept = ['wxcvbn1', 'wxcvbn@qsdf', 'wxcvbn ٣', 'wxcvbn '.repeat(7).trim()];
    for (const text of kept) await type(text, '203.0.113.9');
    await type('wxcvbn', '203.0.113.9');
    await counted('wxcvbn', 1);
    const stored = await sql<{ word: string }>(
      `SELECT word FROM search_misses WHERE word LIKE 'wxcvbn%'`,
    );
    expect(stored).toEqual([{ word: 'wxcvbn' }]);
  });

  it('a word that is a synonym by now is not shown', async () => {
    await typedBy('trucmuche', 3);
    await counted('trucmuche', 3);
    expect((await shown()).map(({ word }) => word)).toContain('trucmuche');
    const word = { id: await groupId('Khula'), word: 'trucmuche', language: 'fr' };
    expectDone(await callOperation(app, ['mutation', 'addSynonymWord'], word, { token: admin }));
    expect((await shown()).map((miss) => miss.word)).not.toContain('trucmuche');
  });

  it('a secretary does not see the words that found nothing', async () => {
    const { token } = await aColleague(app, { role: 'secretary' });
    expectRefused(await callOperation(app, ['query', 'searchMisses'], {}, { token }), 'FORBIDDEN');
  });

  it('the callers are forgotten when the week is over, and the word after 90 days', async () => {
    const week = (days: number) =>
      sql(`UPDATE search_misses SET week = week - ${days} WHERE word = 'gribouillis'`);
    await week(7);
    await sql('UPDATE search_salts SET week = week - 7');
    await app.app.get(RetentionService).run();
    expect(await rows('gribouillis')).toEqual([{ callers: 3, hashes: [] }]);
    expect(await sql('SELECT FROM search_salts')).toEqual([]);
    await week(91);
    await sql('DELETE FROM retention_runs');
    await app.app.get(RetentionService).run();
    expect(await rows('gribouillis')).toEqual([]);
  });
});
