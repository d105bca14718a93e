import { inOneSpelling, TITLES } from './name-functions.js';

/** Words and letters on folded texts, with _ for an apostrophe. What begins or ends a word does so by a blank. */
const whole = (pattern: string) => `(^| )(?:${pattern})(?= |$)`;

/** Kinds of companies in full, behind or in front of the words for a company, which are titles. */
const KINDS = [
  'و?ذات (?:ال)?مسوو?ليه (?:ال)?محدوده|و?ذات (?:ال)?شخص (?:ال)?وحيد|ذات (?:ال)?اسهم',
  '(?:ال)?شركه (?:ال)?(?:مساهمه(?: (?:ال)?بسيطه)?|اسهم (?:ال)?بسيطه|توصيه (?:(?:ال)?بسيطه|بالاسهم))',
  '(?:unipersonnelle )?a responsabilite limitee|par actions(?: simplifiees?)?(?: unipersonnelle)?',
  'en nom collectif|en commandite (?:simple|par actions)|societe anonyme',
  'entreprise (?:unipersonnelle|publique economique)|limited liability company|joint stock company',
].join('|');

/** Heirs of somebody: the name is that of the dead person. */
const OF_SOMEBODY = '(?= (?:de |du |d_|of ))';
const HEIRS = [
  '(^| )(?:les |l_|la |the )?',
  `(?:heritiers|heritieres|hoirs|hoirie|ayants? droits?|consorts|(?:heritiere?|succession|heirs|estate)${OF_SOMEBODY}) `,
  '(?:de |du |of |d_)?(?:(?:la |le |the )?(?:succession|defunte?|late|dame|sieur) (?:de |d_)?)?',
  '|(^| )(?:(?:ذوو|ذوي) (?:ال)?حقوق|تركه(?= (?:ال)?مرحوم)) ',
].join('');

/** An article is one of a title: L’EURL Sahel, la société Sahel, le docteur Saïdi. */
const spaced = (letters: string) => [...letters].join(' ');
const COMPANIES = ['eurl', 'sarl', 'spa', 'snc', 'scs', 'sas', 'sasu', 'epe', 'epic', 'ets'];
const WITH_ARTICLE = [
  ...[...COMPANIES, ...COMPANIES.map(spaced), 'ste', 'societe', 'entreprise', 'etablissements?'],
  ...['company', 'sieur', 'dr', 'docteur', 'avocate?', 'ingenieure?', 'professeur', 'juge'],
].join('|');
const ARTICLE = `(^| )(?:l_|l |le |la |les |the )(?=(?:${WITH_ARTICLE})(?: |$))`;
const CALLED = whole('la dame|l[ae] nommee?');

/** Behind a name of two words: those who stand beside the person. */
const OTHERS = [
  '(?:et|and) (?:ses |les |leurs |son |sa |his |her |their )?',
  '(?:freres?(?: et soeurs?)?|soeurs?|autres|consorts|others?|brothers?|sisters?|siblings|al)',
  '|و ?(?:اخو(?:ت|ات|ان)(?:ه|ها|هم|هما)|اخ[يوات](?:ه|ها)|(?:ال)?اخر(?:ون|ين|ان|ي|يات)|غير(?:ه|ها|هم)',
  '|(?:شركا|ابنا)[ويء](?:ه|ها|هم)|(?:اولاد|بنات|ورثت|زوجت?|عايلت|والدت?)(?:ه|ها|هم)|من مع(?:ه|ها|هم))',
].join('');

const without = (text: string, ...patterns: string[]) =>
  patterns.reduce((sql, pattern) => `regexp_replace(${sql}, '${pattern}', ' ', 'g')`, text);

/**
 * The words of a name without titles: folded as for searching, but an apostrophe holds a word together, and single
 * letters are one word (S.A.R.L.). Kinds of companies in full, heirs, and "and others" are no part of it. A name of
 * nothing else keeps them.
 */
export const NAME_WORDS = String.raw`
  CREATE OR REPLACE FUNCTION name_words(t text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    folded text := public.search_fold(regexp_replace(t, '[''\u2018-\u201B\u02B9-\u02BF\u00B4\u0060\u2032\uFF07]', '_', 'g'));
    named text := ${without('folded', HEIRS, whole(KINDS), CALLED, ARTICLE)};
    word text;
    letters text := '';
    words text[] := '{}';
    kept text[];
    alone text[];
  BEGIN
    IF named !~ '[^ _]' THEN named := folded; END IF;
    FOREACH word IN ARRAY string_to_array(btrim(
      ${inOneSpelling(`regexp_replace(replace(named, '_', ''), ' +', ' ', 'g')`)}), ' ')
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
    alone := regexp_match(array_to_string(kept, ' '), '^([^ ]+ .*?) (?:${OTHERS})$');
    RETURN CASE WHEN kept = '{}' THEN words WHEN alone IS NULL THEN kept
      ELSE string_to_array(alone[1], ' ') END;
  END $$`;
