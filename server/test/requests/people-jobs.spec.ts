import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { CONSENT_VERSION } from '../../src/contract/consent.js';
import { PersonComparisons } from '../../src/modules/people/person-comparisons.js';
import { PersonRefreshes } from '../../src/modules/people/person-refreshes.js';
import { callOperation } from '../support/operation.js';
import { expectDone } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

let app: TestApp;
let token: string;
let numbers = 0;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  token = await app.adminToken();
  app.app.get(PersonRefreshes, { strict: false }).onModuleDestroy();
});
afterAll(() => app.close());

const rows = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const compare = () => app.app.get(PersonComparisons, { strict: false }).run();
const count = () => app.app.get(PersonRefreshes, { strict: false }).run();

/** The person of a call that the office wrote down. */
const called = async (over: object): Promise<string> => {
  const input = {
    ...{ intakeChannel: 'phone', mailLanguage: 'ar', consentVersion: CONSENT_VERSION },
    ...{ name: 'خديجة منصوري', message: 'تطلب موعداً', ...over },
  };
  const made = await callOperation<{ personId: string }>(
    app,
    ['mutation', 'createContactRequest'],
    { input },
    { token },
  );
  return expectDone(made).personId;
};
const phone = () => `0770${String((numbers += 1)).padStart(6, '0')}`;
/** Somebody who called twice, and the second time said nothing new. */
const calledTwice = async (): Promise<string> => {
  const number = phone();
  await called({ phone: number });
  return called({ phone: number });
};
const countOf = async (id: string) => {
  const [row] = await rows<{ n: number }>('SELECT request_count AS n FROM people WHERE id = $1', [
    id,
  ]);
  return row?.n;
};

describe('counts of the requests of people', () => {
  it('a person who cannot be counted holds up nobody, and is counted once they can', async () => {
    const bad = await calledTwice();
    const others = [await calledTwice(), await calledTwice(), await calledTwice()];
    await rows(`CREATE FUNCTION refuse_count() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'not this one'; END $$`);
    await rows(`CREATE TRIGGER tr_refuse BEFORE UPDATE ON people
      FOR EACH ROW WHEN (NEW.id = '${bad}') EXECUTE FUNCTION refuse_count()`);
    await count();
    expect(await Promise.all(others.map(countOf))).toEqual([2, 2, 2]);
    expect(await countOf(bad)).toBe(1);
    const another = await calledTwice();
    await count();
    expect(await countOf(another)).toBe(2);
    await rows('DROP TRIGGER tr_refuse ON people');
    await waitUntil('the person is counted', async () => {
      await count();
      return (await countOf(bad)) === 2;
    });
    expect(await rows('SELECT FROM people_to_refresh')).toEqual([]);
  });

  it('people who wait longest are counted first', async () => {
    const people = [];
    for (let made = 0; made < 6; made += 1) people.push(await calledTwice());
    const newestFirst = people.toSorted();
    await rows(
      `UPDATE people_to_refresh SET created_at = now() - make_interval(secs => array_position($1, person_id))`,
      [newestFirst],
    );
    await rows(`CREATE TABLE counted (place serial, id uuid)`);
    await rows(`CREATE FUNCTION note_count() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO counted (id) VALUES (NEW.id); RETURN NULL; END $$`);
    await rows(`CREATE TRIGGER tr_note AFTER UPDATE ON people
      FOR EACH ROW EXECUTE FUNCTION note_count()`);
    await count();
    const noted = await rows<{ id: string }>('SELECT id FROM counted ORDER BY place');
    await rows('DROP TRIGGER tr_note ON people');
    expect(noted.map(({ id }) => id)).toEqual(newestFirst.toReversed());
  });
});

const pairsOf = async (id: string) =>
  (
    await rows<{ other: string }>(
      'SELECT other_id AS other FROM person_pairs WHERE person_id = $1',
      [id],
    )
  ).map(({ other }) => other);
const waitingToCompare = async () =>
  (await rows<{ id: string }>('SELECT person_id AS id FROM people_to_compare')).map(({ id }) => id);

/** Does the work while comparisons have taken their people and cannot write what they found. */
async function whileComparing(work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: app.database.url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE person_pairs IN EXCLUSIVE MODE');
  const comparison = compare();
  try {
    await waitUntil('the comparison waits', async () => {
      const waiting = await rows(
        `SELECT FROM pg_locks WHERE relation = 'person_pairs'::regclass AND NOT granted`,
      );
      return waiting.length > 0;
    });
    await work();
  } finally {
    await client.query('COMMIT');
    await client.end();
    await comparison;
  }
}

describe('comparisons of people', () => {
  it('a request that says something new of a person waits for no comparison, and is compared by the next one', async () => {
    const [own, others] = [phone(), phone()];
    const person = await called({ name: 'سليمة حداد', phone: own });
    const other = await called({ name: 'رشيد عمراني', phone: others });
    const email = 'one.mailbox@people.dz';
    await called({ name: 'رشيد عمراني', phone: others, email });
    await whileComparing(async () => {
      expect(await called({ name: 'سليمة حداد', phone: own, email })).toBe(person);
    });
    expect(await waitingToCompare()).toEqual([person]);
    await compare();
    expect(await pairsOf(person)).toEqual([other]);
    expect(await waitingToCompare()).toEqual([]);
  });

  it('a person who cannot be compared holds up nobody', async () => {
    const people: string[] = [];
    const number = phone();
    for (const name of ['لمياء بوعلام', 'نسرين دحماني', 'حكيم زياني'])
      people.push(await called({ name, phone: number }));
    const [bad = '', ...others] = people.toSorted();
    await rows(`CREATE FUNCTION refuse_comparison() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'not this one'; END $$`);
    await rows(`CREATE TRIGGER tr_refuse_comparison BEFORE DELETE ON people_to_compare
      FOR EACH ROW WHEN (OLD.person_id = '${bad}') EXECUTE FUNCTION refuse_comparison()`);
    await compare();
    expect(await waitingToCompare()).toEqual([bad]);
    for (const id of others) expect(await pairsOf(id)).toHaveLength(2);
    await rows('DROP TRIGGER tr_refuse_comparison ON people_to_compare');
    await waitUntil('the person is compared', async () => {
      await compare();
      return (await waitingToCompare()).length === 0;
    });
  });
});
