import { PEOPLE_COMPARED } from './people-compared-functions.js';
import {
  BY_INDEX,
  type Naming,
  newestFirst,
  numberOf,
  PERSON_NAMED,
  REQUESTS_NAMING,
} from './people-functions.js';

/** Whether two lists hold the same, in any order: the newest comes first in those of people. */
const hasSame = (column: string) =>
  `p.${column} @> read.${column} AND p.${column} <@ read.${column}`;

/** Names of one word sound like too much. */
const keysOf = (names: string) => `
  ARRAY(SELECT DISTINCT key FROM ${names}, unnest(public.name_keys(name)) AS key
         WHERE cardinality(public.compared_words(name)) > 1 ORDER BY key)`;

/** All that follows from the rows that name a person, but what is counted up. */
const WRITTEN = [
  ...['full_name', 'names', 'emails', 'mailboxes', 'phones', 'name_keys'],
  ...['has_account', 'request_count', 'last_request_at', 'is_listed'],
];

/** As before, but a row of which nothing changes stays as it is: it has many indexes. */
const WRITE_CHANGED_PERSON = `
  CREATE OR REPLACE FUNCTION write_person(person uuid, members uuid[]) RETURNS void LANGUAGE sql ${BY_INDEX} AS $$
    WITH named AS MATERIALIZED (SELECT * FROM public.rows_naming(members)),
    read AS MATERIALIZED (
      SELECT ${newestFirst('name')} AS names, ${newestFirst('email')} AS emails, ${newestFirst('phone')} AS phones,
             EXISTS (SELECT 1 FROM named WHERE is_client AND name <> '') AS is_client),
    was AS MATERIALIZED (
      SELECT p.root_id = p.id AND read.is_client AS is_listed, p.is_listed AS was_listed,
             ${hasSame('names')} AS has_names, ${hasSame('emails')} AS has_emails, ${hasSame('phones')} AS has_phones
        FROM people p, read WHERE p.id = person),
    queued AS (
      INSERT INTO people_to_compare (person_id)
      SELECT person FROM was
       WHERE is_listed AND NOT (was_listed AND has_names AND has_emails AND has_phones)
      ON CONFLICT DO NOTHING),
    spelled AS MATERIALIZED (SELECT name FROM read, unnest(read.names) AS name),
    addressed AS MATERIALIZED (
      SELECT public.email_likeness(email) AS mailbox, place FROM read, unnest(read.emails) WITH ORDINALITY AS e(email, place)),
    written AS MATERIALIZED (
      SELECT coalesce((
          SELECT name FROM named WHERE name <> ''
           ORDER BY person_id = person DESC, is_account DESC, created_at DESC, name LIMIT 1), '') AS full_name,
        read.names, read.emails, read.phones,
        CASE WHEN was.has_emails AND cardinality(p.mailboxes) > 0 THEN p.mailboxes
          ELSE ARRAY(SELECT mailbox FROM addressed GROUP BY mailbox ORDER BY min(place)) END AS mailboxes,
        CASE WHEN was.has_names AND cardinality(p.name_keys) > 0 THEN p.name_keys
          ELSE ${keysOf('spelled')} END AS name_keys,
        NOT (was.has_names AND was.has_emails AND was.has_phones) AS is_known_anew,
        EXISTS (SELECT 1 FROM named WHERE is_account) AS has_account,
        (SELECT count(*) FROM named WHERE NOT is_account)::int AS request_count,
        (SELECT max(created_at) FROM named WHERE NOT is_account) AS last_request_at,
        was.is_listed
        FROM people p, read, was WHERE p.id = person)
    UPDATE people p SET
      ${WRITTEN.map((column) => `${column} = w.${column}`).join(', ')},
      identity_version = p.identity_version + w.is_known_anew::int
     FROM written w
    WHERE p.id = person
      AND (${WRITTEN.map((column) => `p.${column}`).join(', ')})
          IS DISTINCT FROM (${WRITTEN.map((column) => `w.${column}`).join(', ')}) $$`;

/** As before, but somebody new is written at once with all that is known of them, and not three times. */
const PERSON_NAMED_AT_ONCE = PERSON_NAMED.replace(
  /IF found IS NULL THEN.*?END IF;/s,
  () => `IF found IS NULL THEN
      found := gen_random_uuid();
      INSERT INTO people (
        id, root_id, full_name, names, emails, mailboxes, phones, name_keys,
        identity_version, request_count, last_request_at, is_listed)
      VALUES (
        found, found, called, array_remove(ARRAY[called], ''),
        CASE WHEN address <> '' THEN ARRAY[address] ELSE '{}' END, own_mailboxes, own_phones,
        ${keysOf('(SELECT called AS name) named')}, 1, 1, now(), called <> '');
      IF called <> '' THEN INSERT INTO people_to_compare (person_id) VALUES (found); END IF;
    END IF;`,
);

/**
 * A new request that says nothing new of its person, and of the root that stands for them, changes only how many there
 * are, which a job counts. Each is read by its key alone: no plan made for a small table may read all of a large one.
 */
const refreshAdded = (naming: Naming) => {
  const [table, name, email] = naming;
  const number = numberOf('a', naming);
  const isKnownTo = (who: string) => `
            (a.${name} = '' OR a.${name} = ANY(${who}.names))
            AND (coalesce(a.${email}, '') = '' OR lower(a.${email}) = ANY(${who}.emails))
            AND (${number} IS NULL OR ${number} = ANY(${who}.phones))`;
  return [
    `CREATE OR REPLACE FUNCTION refresh_added_${table}() RETURNS trigger LANGUAGE plpgsql ${BY_INDEX} AS $$
  DECLARE
    person uuid;
    own people;
    root people;
  BEGIN
    FOR person IN SELECT DISTINCT person_id FROM added WHERE person_id IS NOT NULL ORDER BY person_id
    LOOP
      SELECT * INTO own FROM people WHERE id = person;
      root := own;
      IF own.root_id <> own.id THEN SELECT * INTO root FROM people WHERE id = own.root_id; END IF;
      IF root.is_listed AND NOT EXISTS (
        SELECT FROM added a WHERE a.person_id = person AND (${isKnownTo('own')} AND ${isKnownTo('root')}) IS NOT TRUE)
      THEN
        INSERT INTO people_to_refresh (person_id, id) VALUES (person, gen_random_uuid());
      ELSE
        PERFORM public.refresh_person(person);
      END IF;
    END LOOP;
    RETURN NULL;
  END $$`,
    addedTrigger(table, `refresh_added_${table}`),
  ];
};

const addedTrigger = (table: string, called: string) => `
  CREATE OR REPLACE TRIGGER tr_${table}_added AFTER INSERT ON "${table}" REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION ${called}()`;

export const PEOPLE_COUNTED = [
  WRITE_CHANGED_PERSON,
  PERSON_NAMED_AT_ONCE,
  ...REQUESTS_NAMING.flatMap(refreshAdded),
];
export const PEOPLE_COUNTED_BEFORE = [
  ...REQUESTS_NAMING.flatMap(([table]) => [
    addedTrigger(table, 'refresh_added'),
    `DROP FUNCTION refresh_added_${table}()`,
  ]),
  PERSON_NAMED,
  ...PEOPLE_COMPARED,
];
