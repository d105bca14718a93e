import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { SITUATION_DOORS } from '@contract/situation-doors';
import { Accordion } from '../components/accordion';
import { Ltr } from '../components/bdi';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { PageHead } from '../components/page-head';
import { Skeleton } from '../components/skeleton';
import { MatterSection } from '../features/matter/matter-section';
import {
  type SearchGroup,
  searchQuery,
  type SearchResults,
  readSearchText,
} from '../features/public-search/public-search.queries';
import { telAddress } from '../lib/addresses';
import { useApi, usePublicData } from '../lib/api/api';
import { readError } from '../lib/api/read-error';
import { useLocale } from '../lib/i18n/i18n';
import { useContact } from './layout/use-contact';
import { SearchBox } from './search/search-box';
import styles from './search-page.module.css';

function Questions({ hits }: Pick<SearchGroup, 'hits'>) {
  const items = hits.map(({ slug, title, excerpt }) => ({
    id: slug,
    title,
    content: excerpt.split(/\n{2,}/).map((paragraph, place) => <p key={place}>{paragraph}</p>),
  }));
  return <Accordion items={items} />;
}

/** What was found of one kind. Questions are answered in place. */
function Group({ kind, total, hits }: SearchGroup) {
  const { t } = useTranslation();
  const id = `found-${kind}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>
        {t(`search.kinds.${kind}`)} <span className={styles.count}>({total})</span>
      </h2>
      {kind === 'question' ? (
        <Questions hits={hits} />
      ) : (
        <ul className={styles.hits}>
          {hits.map(({ slug, title, excerpt, page }) => (
            <li key={slug}>
              <h3>
                <Link to={page}>{title}</Link>
              </h3>
              <p>{excerpt}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Ways on for somebody whose words found nothing, or who has none yet. */
function Doors() {
  const { t } = useTranslation();
  return (
    <nav className={styles.doors} aria-label={t('search.doors')}>
      <h2>{t('search.doors')}</h2>
      <ul className={styles.choices}>
        {SITUATION_DOORS.map((door) => (
          <li key={door}>
            <Link to={`/situations/${door}`}>{t(`situations.doors.${door}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingFound({ text }: { text: string }) {
  const { t } = useTranslation();
  const { phone } = useContact();
  return (
    <>
      <EmptyState title={t('search.nothing', { text })}>
        <p>{t('search.nothingText')}</p>
        {phone && (
          <p>
            {t('search.call')}{' '}
            <a href={telAddress(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
          </p>
        )}
      </EmptyState>
      <Doors />
      <div className={styles.write}>
        <MatterSection title={t('search.write')} />
      </div>
    </>
  );
}

function Found({ text, results }: { text: string; results: SearchResults }) {
  const { t } = useTranslation();
  if (results.total === 0) return <NothingFound text={text} />;
  return (
    <>
      <p className={styles.total} role="status">
        {t('search.found', { count: results.total, text })}
      </p>
      {results.groups.map((group) => (
        <Group key={group.kind} {...group} />
      ))}
    </>
  );
}

function Results({ text }: { text: string }) {
  const { t } = useTranslation();
  const { request } = useApi();
  const locale = useLocale();
  const query = useMemo(() => searchQuery(request, text, locale), [request, text, locale]);
  const { data, error, retry } = usePublicData(query);
  // new elements: a translator of the browser keeps the old words of those that are there
  if (data) return <Found key={text} text={text} results={data} />;
  if (error === undefined) return <Skeleton lines={6} />;
  return (
    <EmptyState
      tone="error"
      title={t('search.failed')}
      action={<Button onClick={retry}>{t('common.retry')}</Button>}
    >
      {readError(error).message}
    </EmptyState>
  );
}

/** The search of the site: one box over all that the public reads (B41). */
export function SearchPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const text = readSearchText(parameters);
  const title = text ? t('search.titleOf', { text }) : t('search.title');
  return (
    <>
      <PageHead title={title} noIndex />
      <div className={`container ${styles.page}`}>
        <h1>{t('search.title')}</h1>
        <SearchBox text={text} />
        {text ? <Results key={text} text={text} /> : <Doors />}
      </div>
    </>
  );
}
