import { Injectable } from '@nestjs/common';
import { CONSULTATION_BRANCHES } from '../../contract/consultation-branches.js';
import type { ContentKind } from '../../contract/content/content-kinds.js';
import { LIMITS } from '../../contract/limits.js';
import type { Locale } from '../../contract/locales.js';
import type { PublicSearchKind } from '../../contract/public-search.js';
import { ContentKinds } from '../../content/content-kinds.js';
import { textWithoutValues } from '../../platform/texts/locale-texts.js';
import { BRANCH_KEYWORDS } from './branch-keywords.js';
import type { SearchDocument } from './search-index.js';

/** What the public may find, and what is shown of it. */
export interface PublicDocument extends SearchDocument {
  kind: PublicSearchKind;
  excerpt: string;
  page: string;
}

type Row = Record<string, unknown> & { id: number | string; slug?: string };

const PAGE = LIMITS.list.maxLimit;
/** Rows of one kind in the index: it is kept in memory. */
const MAX_ROWS = 1000;
/** Characters of a document's text that are indexed. */
const MAX_TEXT = 8000;
const MAX_EXCERPT = 200;

/** A situation answers what people come with; few look for a person or a job. */
const WEIGHT: Record<PublicSearchKind, number> = {
  situation: 1.15,
  service: 1,
  branch: 1,
  question: 0.6,
  consultant: 0.7,
  jobRole: 0.3,
};

const text = (value: unknown): string =>
  Array.isArray(value) ? value.map(text).join('\n') : typeof value === 'string' ? value : '';
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

/** The beginning of a text, up to the end of a word. */
function beginning(whole: string): string {
  if (whole.length <= MAX_EXCERPT) return whole;
  return `${whole.slice(0, MAX_EXCERPT).replace(/\s+\S*$/, '')} …`;
}

type Shown = Omit<PublicDocument, 'kind' | 'weight' | 'text'> & { texts: unknown[] };

const READERS: Record<Exclude<PublicSearchKind, 'branch'>, (row: Row) => Shown> = {
  situation: (row) => ({
    slug: text(row.slug),
    title: text(row['title']),
    keywords: list(row['keywords']),
    texts: [row['summary'], row['steps'], row['papers'], row['price'], row['law']],
    excerpt: beginning(text(row['summary'])),
    page: `/situation/${text(row.slug)}`,
  }),
  service: (row) => ({
    slug: text(row.slug),
    title: text(row['title']),
    keywords: list(row['tags']),
    texts: [
      row['description'],
      row['details'],
      (row['sections'] as { items: string[] }[]).map(({ items }) => items),
      row['law'],
    ],
    excerpt: beginning(text(row['description'])),
    page: `/services/${text(row.slug)}`,
  }),
  question: (row) => ({
    slug: String(row.id),
    title: text(row['question']),
    keywords: [],
    texts: [row['answer'], row['law']],
    excerpt: text(row['answer']),
    page: row['situation'] ? `/situation/${text(row['situation'])}` : '/#faq',
  }),
  consultant: (row) => ({
    slug: String(row.id),
    title: text(row['name']),
    keywords: [text(row['title'])],
    texts: [row['specialization']],
    excerpt: beginning([row['title'], row['specialization']].map(text).join('. ')),
    page: '/#consultants',
  }),
  jobRole: (row) => ({
    slug: text(row.slug),
    title: text(row['title']),
    keywords: list(row['skills']),
    texts: [row['description'], row['requirements'], row['responsibilities']],
    excerpt: beginning(text(row['description'])),
    page: `/role/${text(row.slug)}`,
  }),
};

/** In the order in which what fits as well is answered. */
const CONTENT: readonly (readonly [keyof typeof READERS, ContentKind])[] = [
  ['situation', 'situation'],
  ['service', 'service'],
  ['question', 'faq'],
  ['consultant', 'consultant'],
  ['jobRole', 'jobRole'],
];

/** The content whose changes make an index old. */
export const INDEXED_CONTENT: ReadonlySet<string> = new Set([
  ...CONTENT.map(([, name]) => name),
  // hides its questions
  'category',
  'synonym',
]);

/** Reads what the public sees in one language: what is indexed is what its lists answer. */
@Injectable()
export class PublicDocuments {
  constructor(private readonly kinds: ContentKinds) {}

  async read(language: Locale): Promise<PublicDocument[]> {
    const found = await Promise.all(
      CONTENT.map(async ([kind, name]) => {
        const rows = await this.rowsOf(name, language);
        return rows.map((row) => documentOf(kind, READERS[kind](row)));
      }),
    );
    return [...found.flat(), ...branches(language)];
  }

  private async rowsOf(name: ContentKind, language: Locale): Promise<Row[]> {
    const reads = this.kinds.publicReadsOf(name);
    const rows: Row[] = [];
    for (let total = 1; rows.length < Math.min(total, MAX_ROWS);) {
      const page = await reads.listPublic({ language, limit: PAGE, offset: rows.length });
      if (page.items.length === 0) break;
      rows.push(...(page.items as Row[]));
      total = page.total;
    }
    return rows;
  }
}

function documentOf(kind: PublicSearchKind, { texts, ...shown }: Shown): PublicDocument {
  const whole = texts.map(text).join('\n').slice(0, MAX_TEXT);
  return { kind, ...shown, text: whole, weight: WEIGHT[kind] };
}

const branches = (language: Locale): PublicDocument[] =>
  CONSULTATION_BRANCHES.map((branch) => {
    const keywords = BRANCH_KEYWORDS[branch][language];
    return documentOf('branch', {
      slug: branch,
      title: textWithoutValues([`terms.consultationBranch.${branch}`], language),
      keywords,
      texts: [],
      excerpt: keywords.join(language === 'ar' ? '، ' : ', '),
      page: `/book-consultation?type=${branch}`,
    });
  });
