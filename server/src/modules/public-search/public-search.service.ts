import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';
import { PUBLIC_SEARCH_HITS, type PublicSearchKind } from '../../contract/public-search.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { SynonymsService } from '../synonyms/synonyms.service.js';
import { INDEXED_CONTENT, type PublicDocument, PublicDocuments } from './public-documents.js';
import type {
  PublicSearchArgs,
  PublicSearchGroup,
  PublicSearchResults,
  SearchMiss,
} from './public-search.types.js';
import { SearchIndex } from './search-index.js';
import { SearchMisses } from './search-misses.service.js';

type Index = SearchIndex<PublicDocument>;

/** Changes drop an index at once; this limits how long it is old after a lost notification. */
const TTL_MS = 10 * 60 * 1000;

interface Kept {
  index: Promise<Index>;
  until: number;
}

/** The search of the public, over an index for each language in the memory of the process (B41). */
@Injectable()
export class PublicSearchService {
  private readonly kept = new Map<Locale, Kept>();

  constructor(
    private readonly documents: PublicDocuments,
    private readonly synonyms: SynonymsService,
    private readonly misses: SearchMisses,
    events: ChangeEventBus,
  ) {
    events.changes.subscribe(({ entity }) => {
      if (INDEXED_CONTENT.has(entity)) this.kept.clear();
    });
    events.reconnects.subscribe(() => this.kept.clear());
  }

  /** What fits, by kind. A text that finds nothing is counted for `address`, if its words may be kept. */
  async search(
    { text, language = DEFAULT_LOCALE, limit = PUBLIC_SEARCH_HITS.initial }: PublicSearchArgs,
    address: string,
  ): Promise<PublicSearchResults> {
    const found = (await this.indexOf(language)).search(text);
    if (found.length === 0) this.misses.count(text, language, address);
    return { total: found.length, groups: groupsOf(found, limit) };
  }

  /** What several people searched for and still do not find. */
  async missed(): Promise<SearchMiss[]> {
    const missed = await this.misses.list();
    const found = await Promise.all(
      missed.map(async ({ word, language }) => (await this.indexOf(language)).search(word)),
    );
    return missed.filter((_, place) => found[place]?.length === 0);
  }

  private indexOf(language: Locale): Promise<Index> {
    const known = this.kept.get(language);
    if (known && known.until > Date.now()) return known.index;
    const made = { index: this.build(language), until: Date.now() + TTL_MS };
    this.kept.set(language, made);
    made.index.catch(() => this.kept.get(language) === made && this.kept.delete(language));
    return made.index;
  }

  private async build(language: Locale): Promise<Index> {
    const [documents, groups] = await Promise.all([
      this.documents.read(language),
      this.synonyms.inUse(),
    ]);
    return new SearchIndex(documents, groups, language);
  }
}

/** What was found comes best first, so that the first of each kind gives the order of the groups. */
function groupsOf(found: readonly PublicDocument[], limit: number): PublicSearchGroup[] {
  const kinds = new Map<PublicSearchKind, PublicDocument[]>();
  for (const document of found)
    kinds.set(document.kind, [...(kinds.get(document.kind) ?? []), document]);
  return [...kinds].map(([kind, documents]) => ({
    kind,
    total: documents.length,
    hits: documents
      .slice(0, limit)
      .map(({ slug, title, excerpt, page }) => ({ slug, title, excerpt, page })),
  }));
}
