import { searchWords } from '@contract/search-norm';
import { searchMatcher } from '@contract/search-terms';
import type { SearchableService } from '../../features/services/service-pages.queries';

export interface ServiceFilter {
  search: string;
  tag: string;
}

/** Services that have the topic and contain every word of the search, in any spelling, as the server's lists find them. */
export function filterServices(
  services: readonly SearchableService[],
  { search, tag }: ServiceFilter,
): SearchableService[] {
  const isFound = searchMatcher(search);
  return services.filter((service) => {
    if (tag && !service.tags.includes(tag)) return false;
    return isFound(searchWords(service.searchText));
  });
}

/** All topics of these services, each once, in the alphabetical order of the language. */
export function tagsOf(services: readonly SearchableService[], language: string): string[] {
  return [...new Set(services.flatMap(({ tags }) => tags))].sort((a, b) =>
    a.localeCompare(b, language),
  );
}
