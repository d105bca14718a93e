import { searchNorm } from '@contract/search-norm';
import type { ServiceEntry } from '../../features/services/services.queries';

export interface ServiceFilter {
  search: string;
  tag: string;
}

/** Services that have the topic and contain every word of the search, in any spelling. */
export function filterServices(
  services: readonly ServiceEntry[],
  { search, tag }: ServiceFilter,
): ServiceEntry[] {
  const words = searchNorm(search).split(/\s+/).filter(Boolean);
  return services.filter((service) => {
    if (tag && !service.tags.includes(tag)) return false;
    return words.every((word) => service.words.includes(word));
  });
}

/** All topics of these services, each once, in the alphabetical order of the language. */
export function tagsOf(services: readonly ServiceEntry[], language: string): string[] {
  return [...new Set(services.flatMap(({ tags }) => tags))].sort((a, b) =>
    a.localeCompare(b, language),
  );
}
