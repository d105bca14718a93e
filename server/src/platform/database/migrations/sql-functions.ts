/** Where TypeORM keeps the expressions of generated columns, to compare them with the entities. */
export const TYPEORM_METADATA = `
  CREATE TABLE IF NOT EXISTS typeorm_metadata (
    "type" character varying NOT NULL, "database" character varying, "schema" character varying,
    "table" character varying, "name" character varying, "value" text)`;

const LETTER_FORMS = 'ٱىةیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const FOLDED_FORMS = 'ايهيك01234567890123456789';

/** Folds a text for searching, exactly as the contract's `searchNorm` does. */
export const SEARCH_NORM = String.raw`
  CREATE FUNCTION search_norm(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT translate(lower(regexp_replace(normalize(coalesce(t, ''), NFKD),
      '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')),
      '${LETTER_FORMS}', '${FOLDED_FORMS}') $$`;

/** Folds a name, so that two spellings of it are equal: letters as for searching, and single spaces. */
export const NAME_NORM = String.raw`
  CREATE FUNCTION name_norm(t text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(public.search_norm(t), '\s+', ' ', 'g')) $$`;

/** SR -> SR-2026-000001: one sequence for each kind and year, so that inserts do not wait for each other. */
export const NEXT_REFERENCE = `
  CREATE FUNCTION next_reference(prefix text) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE
    year text := to_char(now() AT TIME ZONE 'Africa/Algiers', 'YYYY');
    counter text := format('reference_%s_%s', lower(prefix), year);
    number text;
  BEGIN
    IF to_regclass(counter) IS NULL THEN
      PERFORM pg_advisory_xact_lock(hashtext(counter));
      EXECUTE format('CREATE SEQUENCE IF NOT EXISTS %I', counter);
    END IF;
    number := nextval(counter)::text;
    RETURN format('%s-%s-%s', prefix, year, lpad(number, greatest(6, length(number)), '0'));
  END $$`;
