import { type Locale, localized, type Trilingual } from '../../contract/locales.js';
import { isMissing } from '../../contract/request-files.js';
import { wordsWithValues } from '../../platform/texts/locale-texts.js';
import type { RequestPaperEntity } from './request-paper.entity.js';
import { paperName } from './request-paper-rows.js';

/** What somebody still has to fill in where nothing is missing: a line of a list without a word. */
const NOTHING_MISSING = '- ';

const missingAmong = (papers: readonly RequestPaperEntity[]) =>
  papers.filter(({ state }) => isMissing(state));

/** The papers that a client still has to send, each on its line, those that were refused with the reason. */
export function missingPapers(papers: readonly RequestPaperEntity[], language: Locale): string {
  const lines = missingAmong(papers).map((paper) => {
    const { state, reason } = paper;
    const values = { name: paperName(paper, language), reason: reason ?? '' };
    return wordsWithValues([`documents.missingPapers.${state}`], values, language);
  });
  return lines.join('\n') || NOTHING_MISSING;
}

/** Their names as one sentence lists them, in each language; undefined if none is missing. */
export function missingInWords(
  papers: readonly RequestPaperEntity[],
): Trilingual<string> | undefined {
  const missing = missingAmong(papers);
  if (missing.length === 0) return undefined;
  const listed = (language: Locale) =>
    new Intl.ListFormat(language).format(
      new Set(missing.map((paper) => paperName(paper, language))),
    );
  return localized(listed('ar'), listed('fr'), listed('en'));
}
