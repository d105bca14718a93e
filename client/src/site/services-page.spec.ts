import {
  serviceIndexQuery,
  type SearchableService,
} from '../features/services/service-pages.queries';
import { filterServices, listTags } from './services-page';

let arabic: SearchableService[] = [];
beforeAll(async () => {
  const away = () => Promise.reject(new Error('away'));
  arabic = (await serviceIndexQuery(away, 'ar').fallback?.()) ?? [];
});

const slugs = (search: string, tag = '') =>
  filterServices(arabic, { search, tag }).map(({ slug }) => slug);

it('filterServices returns all services without a search text', () => {
  expect(slugs('  ')).toHaveLength(11);
});

it('filterServices finds Arabic in any spelling', () => {
  expect(slugs('الترجمه القانونيه')).toContain('legal-translation');
  expect(slugs('التَّرجمة')).toEqual(slugs('الترجمة'));
});

it('filterServices requires every word, in any order', () => {
  expect(slugs('القانونية الترجمة')).toContain('legal-translation');
  expect(slugs('الترجمة zzz')).toEqual([]);
});

it('filterServices keeps the services of one topic', () => {
  const [tag] = arabic[0]!.tags;
  expect(slugs('', tag)).toContain(arabic[0]!.slug);
  expect(slugs('', tag).length).toBeLessThan(11);
});

it('listTags lists each topic once', () => {
  const tags = listTags(arabic, 'ar');
  expect(new Set(tags).size).toBe(tags.length);
});
