import type { Locale } from '../../contract/locales.js';
import { wordsWithValues } from '../../platform/texts/locale-texts.js';
import type { RequestPaperEntity } from './request-paper.entity.js';
import { paperName } from './request-paper-rows.js';

/** What somebody still has to fill in where nothing is missing: a line of a list without a word. */
const NOTHING_MISSING = '- ';

/** The papers that a client still has to send, each on its line, those that were refused with the reason. */
export function missingPapers(papers: readonly RequestPaperEntity[], language: Locale): string {
  const lines = papers.flatMap((paper) => {
    const { state, reason } = paper;
    if (state !== 'missing' && state !== 'refused') return [];
    const values = { name: paperName(paper, language), reason: reason ?? '' };
    return [wordsWithValues([`documents.missingPapers.${state}`], values, language)];
  });
  return lines.join('\n') || NOTHING_MISSING;
}
