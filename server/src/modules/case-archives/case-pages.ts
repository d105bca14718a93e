import { directionOf, type Locale } from '../../contract/locales.js';
import { escapeHtml } from '../../platform/mail/mail-html.js';
import { momentIn } from '../../platform/pdf/sheet-content.js';
import type { Firm } from '../../platform/settings/settings.js';
import { valueInWords, wordsWithValues } from '../../platform/texts/locale-texts.js';
import { paperName } from '../../requests/papers/request-paper-rows.js';
import type { RequestPaperEntity } from '../../requests/papers/request-paper.entity.js';
import { type RequestKind, subjectIn } from '../../requests/request-kind.js';
import type { RequestEventEntity } from '../../requests/store/request-event.entity.js';
import type { RequestBase } from '../../requests/store/request.entity.js';

/** What the pages of an archive say, and in which language. */
interface CasePage {
  kind: RequestKind;
  row: RequestBase;
  language: Locale;
  firm: Firm;
  events: readonly RequestEventEntity[];
  papers: readonly RequestPaperEntity[];
}

const README = ['title', 'made', 'summary', 'messages', 'files', 'quotes'];
const STYLE =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.7 system-ui,sans-serif;color:#0b1f3a}' +
  'article{border-block-start:1px solid #d8cfb8;padding-block:.75rem}' +
  'h3{margin:0;font-size:1rem}time,.by{color:#4a5568}p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}';

const wordsOf =
  ({ row, language, firm }: CasePage) =>
  (name: string) =>
    wordsWithValues(
      [`documents.archive.${name}`],
      {
        ...{ reference: row.reference, firm: firm.name[language] },
        now: { moment: new Date().toISOString() },
      },
      language,
    );

/** What is in the archive, as plain text. */
export function buildReadme(page: CasePage): string {
  return `${README.map(wordsOf(page)).join('\n\n')}\n`;
}

const term = (name: string, language: Locale) => valueInWords({ term: name }, language) ?? '';

/** People's own texts stand in their own direction. */
const own = (text: string | null) => (text ? `<p dir="auto">${escapeHtml(text)}</p>` : '');

function eventHtml({ kind, language }: CasePage, event: RequestEventEntity): string {
  const { type, status, note, actorName, createdAt } = event;
  const label =
    type === 'status_changed' ? `${kind.definition.statusTerm}.${status}` : `requestEvent.${type}`;
  const by = actorName ? ` <span class="by" dir="auto">${escapeHtml(actorName)}</span>` : '';
  const at = `<time datetime="${createdAt.toISOString()}">${escapeHtml(momentIn(createdAt, language))}</time>`;
  return `<article><h3>${escapeHtml(term(label, language))}</h3>${at}${by}${own(note)}</article>`;
}

function paperHtml(paper: RequestPaperEntity, language: Locale): string {
  const state = escapeHtml(term(`paperState.${paper.state}`, language));
  const name = `<bdi>${escapeHtml(paperName(paper, language))}</bdi>`;
  return `<li>${name} — ${state}${own(paper.reason)}</li>`;
}

/** The papers and the history with its messages, as a page that any browser opens. */
export function buildMessagesPage(page: CasePage): string {
  const { kind, row, language, events, papers } = page;
  const words = wordsOf(page);
  const title = escapeHtml(words('title'));
  const wanted = papers.map((paper) => paperHtml(paper, language)).join('\n');
  return [
    `<!doctype html>`,
    `<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body>`,
    `<h1>${title}</h1>${own(subjectIn(kind, row, language))}`,
    ...(wanted ? [`<h2>${escapeHtml(words('papers'))}</h2><ul>`, wanted, '</ul>'] : []),
    `<h2>${escapeHtml(words('history'))}</h2>`,
    ...events.map((event) => eventHtml(page, event)),
    '</body></html>\n',
  ].join('\n');
}
