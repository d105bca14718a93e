/** What companies do, in one form: words of Arabic without article and preposition, folded, and those of Latin script. */
const ACTIVITIES: Readonly<Record<string, readonly string[]>> = {
  construction: [
    'بناء',
    'بنايات',
    'construction',
    'constructions',
    'batiment',
    'batiments',
    'building',
  ],
  travaux: ['اشغال', 'travaux', 'works'],
  publics: ['عموميه', 'publics', 'publiques', 'public', 'publique'],
  transport: ['نقل', 'نقليات', 'transport', 'transports', 'transportation'],
  commerce: ['تجاره', 'commerce', 'commercial', 'commerciale', 'trading', 'trade', 'negoce'],
  import: ['استيراد', 'import', 'importation'],
  export: ['تصدير', 'export', 'exportation'],
  services: ['خدمات', 'services', 'service'],
  industrie: [
    'صناعه',
    'صناعات',
    'industrie',
    'industries',
    'industry',
    'industrielle',
    'industriel',
  ],
  promotion: ['ترقيه', 'promotion'],
  immobilier: ['عقاريه', 'عقارات', 'عقار', 'immobilier', 'immobiliere', 'estate'],
  tourisme: ['سياحه', 'tourisme', 'tourism'],
  voyages: ['اسفار', 'سفر', 'voyages', 'voyage', 'travel'],
  agriculture: ['فلاحه', 'زراعه', 'agriculture', 'agricole'],
  assurances: ['تامين', 'تامينات', 'assurance', 'assurances', 'insurance'],
  banque: ['بنك', 'مصرف', 'banque', 'bank'],
  informatique: ['اعلاميه', 'معلوماتيه', 'informatique', 'computing'],
  telecom: ['اتصالات', 'telecom', 'telecoms', 'telecommunications'],
  algerie: ['جزائر', 'جزاير', 'جزاءر', 'algerie', 'algeria'],
  alimentaire: ['غذائيه', 'غذاييه', 'اغذيه', 'alimentaire', 'alimentaires', 'foods', 'food'],
  pharmacie: ['صيدليه', 'صيدلانيه', 'pharmacie', 'pharmacy', 'pharma'],
  clinique: ['عياده', 'مصحه', 'clinique', 'clinic'],
  groupe: ['مجمع', 'groupe', 'group', 'holding'],
  freres: ['اخوه', 'اخوان', 'freres', 'brothers'],
  fils: ['ابناء', 'اولاد', 'fils', 'sons'],
};
const FORMS = ['', 'ال', 'لل', 'ل', 'و', 'وال', 'ولل'];
const ONE_FORM: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ACTIVITIES).flatMap(([one, words]) =>
    words.flatMap((word) =>
      /^[a-z]/.test(word) ? [[word, one]] : FORMS.map((form) => [form + word, one]),
    ),
  ),
);

/** Words that `name_words` shortens to what no transcription sounds like. */
const AS_SPOKEN = { يس: 'ياسين', طه: 'طاها' };
const READ_AS = JSON.stringify({ ...ONE_FORM, ...AS_SPOKEN });

/** The words of a name as they are compared: those of `name_words` without "and", what a company does in one language. */
const COMPARED_WORDS = `
  CREATE OR REPLACE FUNCTION compared_words(t text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT ARRAY(SELECT coalesce('${READ_AS}'::jsonb ->> word, word)
      FROM unnest(public.name_words(t)) WITH ORDINALITY AS u(word, place)
      WHERE word NOT IN ('و', 'et', 'and') ORDER BY place) $$`;

/** The letters of two scripts, each as the class of sounds that it may stand for; the rest is weak or a vowel. */
const SOUNDS = {
  B: 'bpبپ',
  F: 'fvف',
  T: 'tsتطثسصش',
  D: 'dzدضذظز',
  K: 'ckqgjكقغخجگڨ',
  M: 'mم',
  N: 'nن',
  R: 'rر',
  '.': 'aeiouywhlاويىءعحهلةؤئ',
};
const WRITTEN = Object.values(SOUNDS).join('');
const HEARD = Object.entries(SOUNDS)
  .map(([sound, letters]) => sound.repeat(letters.length))
  .join('');

/** Articles that sound like the letter behind them, when they stand apart: Abd er Rahmane. */
const ARTICLES = ' (?:er|es|ed|et|en|ez|ech|eth|edh)(?= )';

/**
 * What a name sounds like in both scripts, roughly: the classes of its consonants in the order of the alphabet, so
 * that order and blanks are the same; h and l come and go with endings and articles. A doubled consonant is read as
 * one and as two, and a final «اة» with and without its t. Names that may be the same share a key, and so do some
 * others: who asks compares them in full.
 */
const NAME_KEYS = `
  CREATE OR REPLACE FUNCTION name_keys(t text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    written text := ' ' || array_to_string((public.compared_words(t))[1:16], ' ') || ' ';
    heard text;
    letter text;
    before text;
    sounds text[];
    found text[] := '{}';
  BEGIN
    IF btrim(written) = '' THEN RETURN found; END IF;
    FOREACH heard IN ARRAY ARRAY(SELECT DISTINCT w FROM unnest(ARRAY[written, replace(written, 'اه ', 'ات ')]) AS w) LOOP
      heard := regexp_replace(heard, '${ARTICLES}', '', 'g');
      heard := regexp_replace(replace(replace(heard, 'ph', 'f'), 'x', 'ks'), 'd[jg](?=[aeiouy ]|$)', 'j', 'g');
      heard := regexp_replace(replace(heard, 'ch', 's'), 'c(?=[eiy])', 's', 'g');
      heard := translate(replace(heard, ' ', ''), '${WRITTEN}', '${HEARD}');
      sounds := ARRAY[''];
      before := '';
      FOREACH letter IN ARRAY string_to_array(heard, NULL) LOOP
        IF letter = '.' THEN
          before := '';
        ELSIF letter = before AND cardinality(sounds) <= 8 THEN
          sounds := sounds || ARRAY(SELECT s || letter FROM unnest(sounds) AS s);
        ELSE
          sounds := ARRAY(SELECT s || letter FROM unnest(sounds) AS s);
          before := letter;
        END IF;
      END LOOP;
      found := found || ARRAY(
        SELECT coalesce((SELECT string_agg(l, '' ORDER BY l COLLATE "C") FROM unnest(string_to_array(s, NULL)) AS l), '-')
          FROM unnest(sounds) AS s);
    END LOOP;
    RETURN ARRAY(SELECT DISTINCT key FROM unnest(found) AS key);
  END $$`;

/** Those of all names in a text that may hold several. */
const PARTY_KEYS = `
  CREATE OR REPLACE FUNCTION party_keys(t text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT ARRAY(SELECT DISTINCT key
      FROM unnest(public.party_names(t)) AS name, unnest(public.name_keys(name)) AS key) $$`;

export const NAME_KEY_FUNCTIONS = [COMPARED_WORDS, NAME_KEYS, PARTY_KEYS];
export const DROP_NAME_KEY_FUNCTIONS = ['party_keys', 'name_keys', 'compared_words'].map(
  (name) => `DROP FUNCTION ${name}(text)`,
);
