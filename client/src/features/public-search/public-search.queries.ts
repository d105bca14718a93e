import { LIMITS } from '@contract/limits';
import type { Locale } from '@contract/locales';
import { PublicSearchDocument, type PublicSearchQuery } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';

export type SearchResults = PublicSearchQuery['publicSearch'];
export type SearchGroup = SearchResults['groups'][number];

const NOTHING: SearchResults = { __typename: 'PublicSearchResults', total: 0, groups: [] };
const MINUTE_MS = 60_000;

/** What an address asks for: `?q=`, as long as the server takes it. */
export const readSearchText = (parameters: URLSearchParams): string =>
  (parameters.get('q') ?? '').trim().slice(0, LIMITS.search.max);

/** What the search finds; nothing for an empty text, without a call. */
export function searchQuery(
  request: Request,
  text: string,
  language: Locale,
): QueryOptions<SearchResults> {
  return {
    key: `search:${language}:${text}`,
    read: async () =>
      text ? (await request(PublicSearchDocument, { text, language })).publicSearch : NOTHING,
    caching: { freshMs: MINUTE_MS, keepMs: MINUTE_MS },
  };
}
