/** What is no part of a name: titles of people in three languages, and kinds of companies; folded, without dots. */
export const TITLES =
  '{د,الدكتور,الدكتوره,دكتور,دكتوره,ا,اد,الاستاذ,الاستاذه,استاذ,استاذه,م,المهندس,المهندسه,مهندس,مهندسه,المحامي,المحاميه,القاضي,القاضيه,السيد,السيده,السيدان,الساده,الانسه,انسه,المدعو,المدعوه,المرحوم,المرحومه,المتوفي,المتوفيه,ورثه,dr,doctor,docteur,pr,prof,professor,professeur,mr,mrs,ms,miss,m,mm,mme,mmes,mlle,melle,monsieur,messieurs,madame,mademoiselle,sieur,feu,feue,heritiers,me,maitre,eng,engineer,ing,ingenieur,attorney,avocat,avocate,judge,juge,sarl,eurl,spa,snc,scs,sas,sasu,epe,epic,ets,ste,societe,entreprise,etablissement,etablissements,llc,ltd,inc,company,شذمم,ذمم,مشوذمم,شذا,شركه,الشركه,موسسه,الموسسه}';

/** Names that are written in two ways, folded: the first is read as the second, also at the end of a joined word. */
const SPELLINGS = [
  ['رحمان', 'رحمن'],
  ['اسحاق', 'اسحق'],
  ['اسماعيل', 'اسمعيل'],
  ['داوود', 'داود'],
  ['طاها', 'طه'],
  ['ياسين', 'يس'],
] as const;
export const inOneSpelling = (text: string) =>
  SPELLINGS.reduce(
    (sql, [written, read]) => `regexp_replace(${sql}, '${written}(?=\\s|$)', '${read}', 'g')`,
    text,
  );

/**
 * The words of a name without titles: folded as for searching, but an apostrophe holds a word together, and single
 * letters are one word (S.A.R.L.). A name of nothing but titles keeps them.
 */
const NAME_WORDS = String.raw`
  CREATE OR REPLACE FUNCTION name_words(t text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    word text;
    letters text := '';
    words text[] := '{}';
    kept text[];
  BEGIN
    FOREACH word IN ARRAY string_to_array(
      ${inOneSpelling(String.raw`public.search_fold(regexp_replace(t, '[''\u2018-\u201B\u02B9-\u02BF\u00B4\u0060\u2032\uFF07]', '', 'g'))`)}, ' ')
    LOOP
      IF char_length(word) = 1 THEN
        letters := letters || word;
      ELSE
        IF letters <> '' THEN words := words || letters; END IF;
        letters := '';
        words := words || word;
      END IF;
    END LOOP;
    IF letters <> '' THEN words := words || letters; END IF;
    kept := ARRAY(SELECT w FROM unnest(words) WITH ORDINALITY AS u(w, place)
                   WHERE w <> ALL ('${TITLES}'::text[]) ORDER BY place);
    RETURN CASE WHEN kept = '{}' THEN words ELSE kept END;
  END $$`;

/**
 * All ways to read a name, by which names are compared: its words in the order of the alphabet, joined or not with
 * the one before. Two names are the same if they have a reading in common. Of long names only two words are joined.
 */
const NAME_READINGS = String.raw`
  CREATE OR REPLACE FUNCTION name_readings(t text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    words text[] := (public.name_words(t))[1:16];
    n int := cardinality(words);
    found text[] := '{}';
    pieces text[];
    way int;
  BEGIN
    IF n = 0 THEN RETURN found; END IF;
    FOR step IN 0 .. CASE WHEN n <= 6 THEN (1 << (n - 1)) - 1 ELSE n - 1 END LOOP
      way := CASE WHEN n <= 6 THEN step WHEN step = 0 THEN 0 ELSE 1 << (step - 1) END;
      pieces := words[1:1];
      FOR i IN 2 .. n LOOP
        IF (way >> (i - 2)) & 1 = 1 THEN
          pieces[cardinality(pieces)] := pieces[cardinality(pieces)] || words[i];
        ELSE
          pieces := pieces || words[i];
        END IF;
      END LOOP;
      found := found || (SELECT string_agg(DISTINCT p COLLATE "C", ' ' ORDER BY p COLLATE "C")
                           FROM unnest(pieces) AS p);
    END LOOP;
    RETURN found;
  END $$`;

/** Names in which a و at the beginning of a word may be "and": each part of at least two words. */
const NAMES_BEFORE_AND_AFTER = String.raw`
  CREATE OR REPLACE FUNCTION names_around_waw(t text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    words text[] := (regexp_split_to_array(btrim(t), '\s+'))[1:30];
    n int := cardinality(words);
    first int := 1;
    found text[] := '{}';
  BEGIN
    FOR i IN 3 .. n - 1 LOOP
      CONTINUE WHEN words[i] !~ '^و..' OR i - first < 2;
      found := found || array_to_string(words[first:i - 1], ' ');
      first := i;
      words[i] := substr(words[i], 2);
    END LOOP;
    RETURN CASE WHEN first > 1 THEN found || array_to_string(words[first:n], ' ') ELSE found END;
  END $$`;

/** Between the name of a person and another name of hers, or what is said of the person. */
const MARRIED =
  '[ée]pouse|[ée]pse|[ée]p\\.?|veuve|vve\\.?|divorc[ée]e|née?|nee|wife of|widow of|born|زوج[ةه]|حرم|[أا]رمل[ةه]|مطلق[ةه]|المولود[ةه]?';

/** What stands between names: signs, a dash with blanks, a number of a list, and words. */
const BETWEEN_NAMES = [
  String.raw`\s*[/&+|():]\s*`,
  String.raw`\s+[-–—]\s+`,
  String.raw`(?:^|\s)\d+\s*[-–.)]\s*`,
  String.raw`\s+(?:et|and|ou|or|و)\s+`,
  String.raw`\s+(?:${MARRIED})\s+`,
].join('|');

/**
 * The names in a text that may hold several: one a line or between semicolons, with what BETWEEN_NAMES says or commas
 * in between. The undivided text stays one of them: "Benali, Karim", "Cherif et Fils". A single name in front of "and"
 * gets the last word of the next: "Karim et Samira Benali".
 */
const PARTY_NAMES = String.raw`
  CREATE OR REPLACE FUNCTION party_names(t text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    line text;
    pieces text[];
    parts text[];
    found text[] := '{}';
    other text[];
  BEGIN
    FOREACH line IN ARRAY regexp_split_to_array(t, '[\n\r;؛]+') LOOP
      line := btrim(regexp_replace(line, '^[\s\d.)*•–-]+', ''));
      other := regexp_match(line, '^(.*)[\s(]+(?:${MARRIED})\s+([^\s()]+)', 'i');
      found := found || line || ARRAY(SELECT word || ' ' || other[2] FROM unnest(public.name_words(other[1])) AS word);
      pieces := regexp_split_to_array(line, '${BETWEEN_NAMES}', 'i');
      FOR i IN 1 .. cardinality(pieces) LOOP
        parts := regexp_split_to_array(pieces[i], '\s*[,،]\s*');
        found := found || pieces[i] || public.names_around_waw(pieces[i])
          || ARRAY(SELECT part FROM unnest(parts) AS part WHERE cardinality(public.name_words(part)) > 1);
        IF cardinality(public.name_words(pieces[i])) = 1 AND cardinality(public.name_words(pieces[i + 1])) > 1 THEN
          found := found || (pieces[i] || ' ' || (regexp_split_to_array(btrim(pieces[i + 1]), '\s+'))[
            cardinality(regexp_split_to_array(btrim(pieces[i + 1]), '\s+'))]);
        END IF;
      END LOOP;
    END LOOP;
    RETURN ARRAY(
      SELECT name FROM unnest(found) WITH ORDINALITY AS u(name, place)
       WHERE public.name_words(name) <> '{}' GROUP BY name ORDER BY min(place) LIMIT 40);
  END $$`;

const PARTY_READINGS = String.raw`
  CREATE OR REPLACE FUNCTION party_readings(t text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT ARRAY(SELECT DISTINCT reading
      FROM unnest(public.party_names(t)) AS name, unnest(public.name_readings(name)) AS reading) $$`;

/** The e-mail address by which people are compared, never accounts: Gmail ignores dots, and most hosts `+…`. */
const EMAIL_LIKENESS = String.raw`
  CREATE OR REPLACE FUNCTION email_likeness(t text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com')
      THEN replace(box, '.', '') || '@gmail.com' ELSE box || '@' || host END
      FROM (SELECT split_part(split_part(lower(t), '@', 1), '+', 1) AS box, split_part(lower(t), '@', 2) AS host) AS parts $$`;

/** What compares people by their names and addresses. */
export const NAME_FUNCTIONS = [
  NAME_WORDS,
  NAME_READINGS,
  NAMES_BEFORE_AND_AFTER,
  PARTY_NAMES,
  PARTY_READINGS,
  EMAIL_LIKENESS,
];
export const DROP_NAME_FUNCTIONS = [
  ...['email_likeness', 'party_readings', 'party_names', 'names_around_waw'],
  ...['name_readings', 'name_words'],
].map((name) => `DROP FUNCTION ${name}(text)`);
