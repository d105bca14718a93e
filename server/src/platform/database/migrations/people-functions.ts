/** Where people are named: table, and the columns of name, address and number; accounts first. */
const NAMING = [
  ['users', 'full_name', 'email', 'phone_number', 'phone_e164'],
  ['service_requests', 'client_name', 'client_email', 'client_phone', 'client_phone_e164'],
  ['contact_requests', 'name', 'email', 'phone', 'phone_e164'],
  ['applications', 'full_name', 'email', 'phone_number', 'phone_e164'],
  ['consultations', 'client_name', 'email', 'phone', 'phone_e164'],
] as const;
export type Naming = (typeof NAMING)[number];
export const REQUESTS_NAMING = NAMING.filter(([table]) => table !== 'users');

/** The number in international form, or as it was typed. */
export const numberOf = (row: string, [, , , typed, known]: Naming) =>
  `coalesce(${row}.${known}, nullif(${row}.${typed}, ''))::text`;

/** A plan that was made while a table was small is kept by the connection, and would read it whole once it has grown. */
export const BY_INDEX = 'SET enable_seqscan = off';

/** Rows that name some people, one way for all tables; what is in the trash names nobody. */
const ROWS_NAMING = `
  CREATE OR REPLACE FUNCTION rows_naming(persons uuid[])
  RETURNS TABLE (person_id uuid, name text, email text, phone text, created_at timestamptz, is_account boolean, is_client boolean)
  LANGUAGE sql STABLE AS $$
    ${NAMING.map((naming) => {
      const [table, name, email] = naming;
      const isAccount = table === 'users';
      return `
    SELECT t.person_id, t.${name}::text, nullif(lower(t.${email}), ''), ${numberOf('t', naming)}, t.created_at,
           ${isAccount}, ${isAccount ? `t.role = 'client'` : 'true'}
      FROM "${table}" t WHERE t.person_id = ANY(persons) AND t.deleted_at IS NULL`;
    }).join(' UNION ALL ')} $$`;

export const newestFirst = (column: string) => `ARRAY(
  SELECT ${column} FROM named WHERE ${column} <> '' GROUP BY ${column} ORDER BY max(created_at) DESC, ${column} LIMIT 50)`;

/** What a person is called and reached by, from the rows of some records; blank once these are erased. */
export const WRITE_PERSON = `
  CREATE OR REPLACE FUNCTION write_person(person uuid, members uuid[]) RETURNS void LANGUAGE sql ${BY_INDEX} AS $$
    WITH named AS MATERIALIZED (SELECT * FROM public.rows_naming(members)),
    spelled AS MATERIALIZED (SELECT DISTINCT name FROM named WHERE name <> '' LIMIT 50),
    addressed AS MATERIALIZED (
      SELECT public.email_likeness(email) AS mailbox, created_at FROM (
        SELECT email, max(created_at) AS created_at FROM named WHERE email <> '' GROUP BY email) AS known)
    UPDATE people p SET
      full_name = coalesce((
        SELECT name FROM named WHERE name <> ''
         ORDER BY person_id = person DESC, is_account DESC, created_at DESC, name LIMIT 1), ''),
      names = ${newestFirst('name')},
      emails = ${newestFirst('email')},
      mailboxes = ARRAY(
        SELECT mailbox FROM addressed GROUP BY mailbox ORDER BY max(created_at) DESC, mailbox LIMIT 50),
      phones = ${newestFirst('phone')},
      name_keys = ARRAY(
        SELECT DISTINCT key FROM spelled, unnest(public.name_keys(name)) AS key
         WHERE cardinality(public.compared_words(name)) > 1 ORDER BY key),
      has_account = EXISTS (SELECT 1 FROM named WHERE is_account),
      request_count = (SELECT count(*) FROM named WHERE NOT is_account),
      last_request_at = (SELECT max(created_at) FROM named WHERE NOT is_account),
      is_listed = p.root_id = p.id AND EXISTS (SELECT 1 FROM named WHERE is_client AND name <> '')
     WHERE p.id = person $$`;

/**
 * Writes a person anew, and the root that stands for them. The root is locked first, so that the rows are read after
 * what others wrote, and read again if a merge moved the person meanwhile.
 */
const REFRESH_PERSON = `
  CREATE OR REPLACE FUNCTION refresh_person(person uuid) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    root uuid := (SELECT root_id FROM people WHERE id = person);
    found uuid;
  BEGIN
    IF root IS NULL THEN RETURN; END IF;
    LOOP
      PERFORM 1 FROM people WHERE id = root FOR UPDATE;
      found := (SELECT root_id FROM people WHERE id = person);
      EXIT WHEN found = root;
      root := found;
    END LOOP;
    IF root <> person THEN PERFORM public.write_person(person, ARRAY[person]); END IF;
    PERFORM public.write_person(root, ARRAY(SELECT id FROM people WHERE root_id = root));
  END $$`;

const NEW_PERSON = `
  CREATE OR REPLACE FUNCTION new_person() RETURNS uuid LANGUAGE plpgsql AS $$
  DECLARE
    made uuid := gen_random_uuid();
  BEGIN
    INSERT INTO people (id, root_id) VALUES (made, made);
    RETURN made;
  END $$`;

/**
 * The person of a name with an address or number who is known already, else a new one. The contacts are locked, so that
 * two at once are one; by a bounded number of locks, since one statement may store many rows. A contact with another
 * name (couples share numbers), or with the name in the other script, is somebody else until somebody merges them.
 */
export const PERSON_NAMED = `
  CREATE OR REPLACE FUNCTION person_named(called text, address text, number text, other_than uuid) RETURNS uuid LANGUAGE plpgsql ${BY_INDEX} AS $$
  DECLARE
    own_mailboxes text[] := CASE WHEN address <> '' THEN ARRAY[public.email_likeness(address)] ELSE '{}' END;
    own_phones text[] := CASE WHEN number <> '' THEN ARRAY[number] ELSE '{}' END;
    bucket int;
    found uuid;
  BEGIN
    FOR bucket IN
      SELECT DISTINCT abs(hashtext(contact) % 512) AS b FROM unnest(own_mailboxes || own_phones) AS contact ORDER BY b
    LOOP
      PERFORM pg_advisory_xact_lock(hashtext('contacts of people'), bucket);
    END LOOP;
    SELECT id INTO found FROM people
     WHERE (mailboxes && own_mailboxes OR phones && own_phones) AND id IS DISTINCT FROM other_than
       AND EXISTS (SELECT 1 FROM unnest(names) AS known WHERE public.name_readings(known) && public.name_readings(called))
     ORDER BY root_id = id, has_account DESC, created_at, id LIMIT 1;
    IF found IS NULL THEN
      found := public.new_person();
      UPDATE people SET names = ARRAY[called], mailboxes = own_mailboxes, phones = own_phones WHERE id = found;
    END IF;
    RETURN found;
  END $$`;

/** An account is a person of its own. */
const PLACE_ACCOUNT = `
  CREATE OR REPLACE FUNCTION place_users() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.person_id := coalesce(NEW.person_id, public.new_person());
    RETURN NEW;
  END $$`;

/**
 * A request is of the person of its account, else of the one known by name and contact. One that joins an account moves
 * to its person, unless both are one by a merge; one that leaves it is of somebody else. A request of an account that
 * the filling has not reached yet waits for it.
 */
const placeRequest = (naming: Naming) => {
  const [table, name, email] = naming;
  const named = `public.person_named(NEW.${name}, lower(NEW.${email}), ${numberOf('NEW', naming)}`;
  return `
  CREATE OR REPLACE FUNCTION place_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    own uuid;
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.person_id IS NOT NULL THEN RETURN NEW; END IF;
    ELSIF NEW.user_id IS NOT DISTINCT FROM OLD.user_id OR NEW.person_id IS NULL THEN
      RETURN NEW;
    END IF;
    IF NEW.user_id IS NOT NULL THEN
      own := (SELECT person_id FROM users WHERE id = NEW.user_id);
      IF NEW.person_id IS NULL OR own IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM people a JOIN people b ON b.root_id = a.root_id WHERE a.id = own AND b.id = NEW.person_id)
      THEN NEW.person_id := own; END IF;
    ELSIF TG_OP = 'INSERT' THEN
      NEW.person_id := ${named}, NULL);
    ELSIF NEW.person_id = (SELECT person_id FROM users WHERE id = OLD.user_id) THEN
      NEW.person_id := ${named}, NEW.person_id);
    END IF;
    RETURN NEW;
  END $$`;
};

/** Writes the people anew whom a row names, or named before. */
const refreshNamed = ([table, ...columns]: Naming) => {
  const watched = ['person_id', ...columns, 'deleted_at', ...(table === 'users' ? ['role'] : [])];
  const rowOf = (row: string) => `(${watched.map((column) => `${row}.${column}`).join(', ')})`;
  return `
  CREATE OR REPLACE FUNCTION refresh_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      IF ${rowOf('NEW')} IS NOT DISTINCT FROM ${rowOf('OLD')} THEN RETURN NULL; END IF;
      PERFORM public.refresh_person(NEW.person_id);
      IF OLD.person_id IS DISTINCT FROM NEW.person_id THEN PERFORM public.refresh_person(OLD.person_id); END IF;
    ELSE
      PERFORM public.refresh_person(OLD.person_id);
    END IF;
    RETURN NULL;
  END $$`;
};

/** Writes each person anew once, however many rows a statement adds. */
const REFRESH_ADDED = `
  CREATE OR REPLACE FUNCTION refresh_added() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    person uuid;
  BEGIN
    FOR person IN SELECT DISTINCT person_id FROM added WHERE person_id IS NOT NULL ORDER BY person_id
    LOOP
      PERFORM public.refresh_person(person);
    END LOOP;
    RETURN NULL;
  END $$`;

const triggersOf = (naming: Naming): string[] => {
  const [table, ...columns] = naming;
  const isAccount = table === 'users';
  const watched = ['person_id', ...columns, 'deleted_at', isAccount ? 'role' : 'user_id'];
  return [
    isAccount ? PLACE_ACCOUNT : placeRequest(naming),
    refreshNamed(naming),
    `CREATE OR REPLACE TRIGGER tr_${table}_person BEFORE INSERT${isAccount ? '' : ' OR UPDATE OF user_id'} ON "${table}"
      FOR EACH ROW EXECUTE FUNCTION place_${table}()`,
    `CREATE OR REPLACE TRIGGER tr_${table}_added AFTER INSERT ON "${table}" REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION refresh_added()`,
    `CREATE OR REPLACE TRIGGER tr_${table}_named AFTER DELETE OR UPDATE OF ${watched.join(', ')} ON "${table}"
      FOR EACH ROW EXECUTE FUNCTION refresh_${table}()`,
  ];
};

export const PEOPLE_TABLES = NAMING.map(([table]) => table);
export const PEOPLE_FUNCTIONS = [
  ...[ROWS_NAMING, WRITE_PERSON, REFRESH_PERSON, REFRESH_ADDED, NEW_PERSON, PERSON_NAMED],
  ...NAMING.flatMap(triggersOf),
];
export const DROP_PEOPLE_FUNCTIONS = [
  ...PEOPLE_TABLES.flatMap((table) => [
    `DROP TRIGGER tr_${table}_added ON "${table}"`,
    `DROP TRIGGER tr_${table}_named ON "${table}"`,
    `DROP TRIGGER tr_${table}_person ON "${table}"`,
    `DROP FUNCTION refresh_${table}()`,
    `DROP FUNCTION place_${table}()`,
  ]),
  'DROP FUNCTION person_named(text, text, text, uuid)',
  'DROP FUNCTION new_person()',
  'DROP FUNCTION refresh_added()',
  'DROP FUNCTION refresh_person(uuid)',
  'DROP FUNCTION write_person(uuid, uuid[])',
  'DROP FUNCTION rows_naming(uuid[])',
];

/** The person of a row that stands: of its account, else by name and contact. */
const personOf = (naming: Naming) => {
  const [table, name, email] = naming;
  if (table === 'users') return 'public.new_person()';
  const named = `public.person_named(t.${name}, lower(t.${email}), ${numberOf('t', naming)}, NULL)`;
  return `coalesce((SELECT u.person_id FROM users u WHERE u.id = t.user_id), ${named})`;
};

/** Rows that are filled in one statement, so that each is locked for a moment only. */
const BATCH = 200;

/** Gives the rows that stand their people, a batch of each table in one statement; accounts first. */
export const FILL_PEOPLE = NAMING.map((naming) => {
  const [table] = naming;
  return (after: string) => `
    WITH batch AS (
      SELECT id FROM "${table}" WHERE person_id IS NULL ${after} ORDER BY id LIMIT ${BATCH} FOR UPDATE),
    filled AS (
      UPDATE "${table}" t SET person_id = ${personOf(naming)} FROM batch WHERE t.id = batch.id)
    SELECT id AS last FROM batch ORDER BY id DESC LIMIT 1`;
});
