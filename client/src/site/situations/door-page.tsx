import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { ItemList } from 'schema-dts';
import type { SituationDoor } from '@contract/situation-doors';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Icon } from '../../components/icon';
import { PageHead } from '../../components/page-head';
import { Skeleton } from '../../components/skeleton';
import {
  findDoor,
  type ListedSituation,
  situationsQuery,
} from '../../features/situations/situations.queries';
import { useApi, usePublicData } from '../../lib/api/api';
import { readError } from '../../lib/api/read-error';
import { pathInLocale, useLocale } from '../../lib/i18n/i18n';
import { useSite } from '../../lib/site';
import { NotFoundPage } from '../not-found-page';
import { PageHero } from '../page-banner';
import { usePageJsonLd } from '../use-page-json-ld';
import { Doors, OTHER_PATH } from './doors';
import styles from './door-page.module.css';

const SKELETONS = 5;

function Situations({ items }: { items: readonly ListedSituation[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('situations.none')}
        action={<ButtonLink to={OTHER_PATH}>{t('nav.request')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className={styles.situations}>
      {items.map(({ slug, title, summary, resolvedLanguage }) => (
        <li key={slug} lang={resolvedLanguage === locale ? undefined : resolvedLanguage}>
          <h3>
            <Link to={`/situation/${slug}`}>{title}</Link>
          </h3>
          <p>{summary}</p>
          <Icon name="arrow" size={22} className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} height={84} />
      ))}
    </div>
  );
}

/** The situations behind a door as schema.org ItemList. */
const toItemList = (
  items: readonly ListedSituation[],
  addressOf: (path: string) => string,
): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ slug, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: addressOf(`/situation/${slug}`),
  })),
});

function DoorContent({ door }: { door: SituationDoor }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { origin } = useSite();
  const { request } = useApi();
  const situations = usePublicData(
    useMemo(() => situationsQuery(request, door, locale), [request, door, locale]),
  );
  const { data, error, loading, retry } = situations;
  const title = t('situations.doorTitle', { door: t(`situations.doors.${door}`) });
  const description = t(`situations.intros.${door}`);
  const jsonLd = usePageJsonLd({
    type: 'CollectionPage',
    title,
    description,
    mainEntity: data?.length
      ? toItemList(data, (path) => origin + pathInLocale(path, locale))
      : undefined,
  });
  return (
    <>
      <PageHead title={title} description={description} jsonLd={jsonLd} picture={`door-${door}`} />
      <PageHero title={t(`situations.doors.${door}`)} lead={description} />
      <div className={`container ${styles.columns}`}>
        <section aria-labelledby="situations-title">
          <h2 id="situations-title">{t('situations.choose')}</h2>
          {loading && <Loading />}
          {data && <Situations items={data} />}
          {!loading && !data && (
            <EmptyState
              tone="error"
              title={t('situations.errorTitle')}
              action={<Button onClick={retry}>{t('common.retry')}</Button>}
            >
              {readError(error).message}
            </EmptyState>
          )}
        </section>
        <nav className={styles.others} aria-labelledby="doors-title">
          <h2 id="doors-title">{t('situations.otherDoors')}</h2>
          <Doors without={door} />
        </nav>
      </div>
    </>
  );
}

/** A part of life, with the situations that people come with (B41). */
export function DoorPage() {
  const door = findDoor(useParams().door);
  return door ? <DoorContent key={door} door={door} /> : <NotFoundPage />;
}
