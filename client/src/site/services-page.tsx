import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { searchNorm, searchWords } from '@contract/search-norm';
import { searchMatcher } from '@contract/search-terms';
import { Button, ButtonLink } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Field, Select, TextInput } from '../components/field';
import { PageHead } from '../components/page-head';
import { FreshText } from '../components/fresh-text';
import type { SearchableService } from '../features/services/service-pages.queries';
import { type Form, useForm } from '../lib/forms/form';
import { SectionHeading } from './section-heading';
import { SearchBox } from './search/search-box';
import { ServicesGrid } from './services/services-grid';
import { useServiceIndex } from './services/use-services';
import styles from './services-page.module.css';

interface ServiceFilter {
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
export function listTags(services: readonly SearchableService[], language: string): string[] {
  return [...new Set(services.flatMap(({ tags }) => tags))].sort((a, b) =>
    a.localeCompare(b, language),
  );
}

interface Filters {
  search: string;
  tag: string;
}

const NO_FILTERS: Filters = { search: '', tag: '' };

interface FilterBarProps {
  form: Form<Filters>;
  tags: readonly string[];
}

function FilterBar({ form, tags }: FilterBarProps) {
  const { t } = useTranslation();
  return (
    <form className={styles.filters} role="search" {...form.props}>
      <Field label={t('services.search')} required={false}>
        <TextInput
          type="search"
          maxLength={LIMITS.search.max}
          placeholder={t('services.searchHelp')}
          {...form.field('search')}
        />
      </Field>
      <Field label={t('services.topics')} required={false}>
        <Select {...form.field('tag')}>
          <option value="">{t('services.allTopics')}</option>
          {tags.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
    </form>
  );
}

const NONE: readonly SearchableService[] = [];

/** All services with a search that accepts variants of Arabic spelling, and a filter by topic (A64). */
export function ServicesPage() {
  const { t, i18n } = useTranslation();
  const services = useServiceIndex();
  const form = useForm({ initial: NO_FILTERS, rules: {}, onSubmit: () => Promise.resolve() });
  const { search, tag } = form.values;
  const all = services.data ?? NONE;
  const tags = useMemo(() => listTags(all, i18n.language), [all, i18n.language]);
  const found = useMemo(() => filterServices(all, { search, tag }), [all, search, tag]);
  const clear = () => form.reset(NO_FILTERS);
  const filtering = searchNorm(search) !== '' || tag !== '';

  return (
    <>
      <PageHead title={t('services.title')} description={t('seo.services')} />
      <div className={`container ${styles.page}`}>
        <SectionHeading level={1} title={t('services.title')}>
          {t('services.intro')}
        </SectionHeading>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <FilterBar form={form} tags={tags} />
        <h2 className="visually-hidden">{t('services.all')}</h2>
        <p className={styles.count} role="status">
          {services.data && <FreshText>{t('services.count', { count: found.length })}</FreshText>}
          {filtering && (
            <Button variant="ghost" size="small" onClick={clear}>
              {t('services.clear')}
            </Button>
          )}
        </p>
        <ServicesGrid
          services={services}
          items={services.data && found}
          whenNothingFound={
            <EmptyState
              title={t('services.noResults')}
              action={
                <ButtonLink to="/request-service" variant="outline">
                  {t('nav.request')}
                </ButtonLink>
              }
            >
              {t('services.noResultsText')}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
