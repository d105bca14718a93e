/** Marks, signs that are not seen, and the tatweel. */
const IGNORED = String.raw`[\u00AD\u0300-\u036F\u0483-\u0489\u0600-\u0605\u0610-\u061A\u061C\u0640\u064B-\u0652\u0656-\u065F\u0670\u0674\u06D6-\u06ED\u070F\u0890\u0891\u0897-\u089F\u08CA-\u08FF\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFF9-\uFFFB\U00010EFA-\U00010EFF\U000E0000-\U000E0FFF]+`;
/** Blanks, punctuation, apostrophes, hyphens. */
const SEPARATORS = String.raw`\t-\r\u0020-\u0024\u0026-\u002A\u002C-\u002F\u003A-\u0040\u005B\u005D\u005E\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02B9-\u02FF\u0374\u0375\u037E\u055A-\u055F\u0589-\u058F\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0606-\u060F\u061B\u061D-\u061F\u066A-\u066D\u06D4\u06FD\u06FE\u0700-\u070D\u0964\u0965\u1680\u2000-\u206F\u20A0-\u20CF\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uA78B\uA78C\uFD3E-\uFD4F\uFE45\uFE46`;
const WRITTEN =
  'ٱٲٳىیېێےةۃہھەکڪڭگݣڨڧٯڤڢڡڥپچژںۋۆۇۈ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øłđħıŧðŋƒɛəɔɖɗɓƙƴƶɨʉĸƀǥɉɍɏȼⱥⱦƚɫς';
const MEANT =
  'ااايييييهههههكككككقققففففبجزنوووو01234567890123456789oldhitdnfeeoddbkyziukbgjrycatllσ';

/** Letters in their plain form, for the functions below; hamzas stand behind their letter. */
const searchLetters = (written: string, meant: string) => `
  CREATE OR REPLACE FUNCTION search_letters(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT replace(replace(replace(replace(replace(translate(
      lower(regexp_replace(normalize(coalesce(t, ''), NFKD), '${IGNORED}', '', 'g')),
      '${written}', '${meant}'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), 'ɣ', 'gh') $$`;

const searchCut = (separators: string) => String.raw`
  CREATE OR REPLACE FUNCTION search_cut(letters text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(regexp_replace(letters, '[\u0653-\u0655]+', '', 'g'), '[${separators}]+', ' ', 'g'), ' ') $$`;

/** Folds a text for searching, exactly as the contract's `searchNorm` does. */
const SEARCH_FOLD = String.raw`
  CREATE OR REPLACE FUNCTION search_fold(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT public.search_cut(regexp_replace(public.search_letters(t),
      '(?:ي[\u0653-\u0655]+|ء[\u0653-\u0655]*)+(?=و)', 'و', 'g')) $$`;

/** What searches look into, exactly as the contract's `searchWords` makes it. */
const SEARCH_WORDS = String.raw`
  CREATE OR REPLACE FUNCTION search_words(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE
    letters text := public.search_letters(t);
    words text := public.search_cut(regexp_replace(letters,
      '(?:ي[\u0653-\u0655]+|ء[\u0653-\u0655]*)+(?=و)', 'و', 'g'));
    others text;
  BEGIN
    IF letters ~ '[\u0653-\u0655ء]' THEN
      SELECT string_agg(other, ' ' ORDER BY place) INTO others
        FROM unnest(string_to_array(words, ' '), string_to_array(public.search_cut(
          regexp_replace(regexp_replace(regexp_replace(letters,
            '([\u0620-\u064A])ا\u0653+', '\1ءا', 'g'),
            '([\u0620-\u064A])[اوي][\u0654\u0655]+', '\1ء', 'g'),
            '([\u0620-\u064A])ي+ء', '\1ء', 'g')), ' ')) WITH ORDINALITY AS w(word, other, place)
       WHERE word <> other;
    END IF;
    RETURN concat(' ', words, ' ' || others, ' ');
  END $$`;

/** What lists, the palette and public pages search with. */
export const SEARCH_FUNCTIONS = [
  searchLetters(WRITTEN, MEANT),
  searchCut(SEPARATORS),
  SEARCH_FOLD,
  SEARCH_WORDS,
];

/** Since 1795745000000 the Arabic percent sign is read as the other one, and emoji separate words. */
const EMOJI = String.raw`\U0001F000-\U0001FAFF`;
export const SEARCH_FUNCTIONS_OF_SIGNS = [
  searchLetters(`${WRITTEN}٪`, `${MEANT}%`),
  searchCut(SEPARATORS + EMOJI),
];

/** Letters of everyday Arabic that have another form, and what they are read as. */
const EVERYDAY = ['ىة', 'يه'] as const;

/**
 * The same letters for less, since 1795803100000: to look for each of a hundred letters at each place was half of the
 * time that folding a text took. In a text of plain ASCII nothing but capitals has another form.
 */
export const LIGHTER_SEARCH_LETTERS = `
  CREATE OR REPLACE FUNCTION search_letters(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE
    letters text;
  BEGIN
    IF octet_length(t) = char_length(t) THEN RETURN lower(t COLLATE "C"); END IF;
    letters := lower(regexp_replace(normalize(coalesce(t, ''), NFKD), '${IGNORED}', '', 'g'));
    letters := translate(letters, '${EVERYDAY[0]}', '${EVERYDAY[1]}');
    IF letters ~ '[${WRITTEN}٪]' THEN letters := translate(letters, '${WRITTEN}٪', '${MEANT}%'); END IF;
    RETURN replace(replace(replace(replace(replace(letters, 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), 'ɣ', 'gh');
  END $$`;

/** Whether a row of the table `t` has one of these signs. */
export const HAS_SIGNS = `t::text ~ '[٪${EMOJI}]'`;

export const DROP_SEARCH_FUNCTIONS = [
  'search_words',
  'search_fold',
  'search_cut',
  'search_letters',
].map((name) => `DROP FUNCTION ${name}(text)`);
