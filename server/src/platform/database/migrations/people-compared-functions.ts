import { BY_INDEX, newestFirst, WRITE_PERSON } from './people-functions.js';

/** Whether two lists hold the same, in any order: the newest comes first in those of people. */
const hasSame = (column: string) =>
  `p.${column} @> read.${column} AND p.${column} <@ read.${column}`;

/**
 * What a person is called and reached by, as before. Who is known by something else than before is compared with the
 * others again, and what the office said of them by then no longer holds. What names sound like costs most of it, and is
 * found out anew only where a name is new.
 */
const WRITE_COMPARED_PERSON = `
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
      SELECT public.email_likeness(email) AS mailbox, place FROM read, unnest(read.emails) WITH ORDINALITY AS e(email, place))
    UPDATE people p SET
      full_name = coalesce((
        SELECT name FROM named WHERE name <> ''
         ORDER BY person_id = person DESC, is_account DESC, created_at DESC, name LIMIT 1), ''),
      names = read.names,
      emails = read.emails,
      mailboxes = CASE WHEN was.has_emails AND cardinality(p.mailboxes) > 0 THEN p.mailboxes
        ELSE ARRAY(SELECT mailbox FROM addressed GROUP BY mailbox ORDER BY min(place)) END,
      phones = read.phones,
      name_keys = CASE WHEN was.has_names AND cardinality(p.name_keys) > 0 THEN p.name_keys
        ELSE ARRAY(
          SELECT DISTINCT key FROM spelled, unnest(public.name_keys(name)) AS key
           WHERE cardinality(public.compared_words(name)) > 1 ORDER BY key) END,
      identity_version = p.identity_version + (NOT (was.has_names AND was.has_emails AND was.has_phones))::int,
      has_account = EXISTS (SELECT 1 FROM named WHERE is_account),
      request_count = (SELECT count(*) FROM named WHERE NOT is_account),
      last_request_at = (SELECT max(created_at) FROM named WHERE NOT is_account),
      is_listed = was.is_listed
     FROM read, was WHERE p.id = person $$`;

export const PEOPLE_COMPARED = [WRITE_COMPARED_PERSON];
export const PEOPLE_COMPARED_BEFORE = [WRITE_PERSON];
