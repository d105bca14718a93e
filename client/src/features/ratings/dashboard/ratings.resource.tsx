import { CommentOutlined, FrownOutlined, StarOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { RATED_KINDS, RATING_LIMITS } from '@contract/ratings';
import { Bdi, Ltr } from '../../../components/bdi';
import { Stars } from '../../../components/stars';
import { assigneesQuery } from '../../../dashboard/desk/assignees';
import { requestAddress } from '../../../dashboard/desk/related-links';
import { dateColumn } from '../../../dashboard/engine/list/columns';
import {
  booleanFilter,
  choiceFilter,
  dynamicFilter,
  dynamicNumberFilter,
  flagFilter,
} from '../../../dashboard/engine/list/filters';
import { statsOf } from '../../../dashboard/engine/list/stats';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { defineResource, type DetailsProps } from '../../../dashboard/engine/resource';
import { LoadError } from '../../../dashboard/ui/load-error';
import {
  type AdminCaseRatingFragment as Row,
  AdminCaseRatingsDocument,
} from '../../../graphql/generated/graphql';
import { formatNumber } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { useServiceChoices } from '../../services/dashboard/use-service-choices';
import { ratingCountsQuery, ratingQuery, ratingStatsQuery } from './rating-operations';
import { RatingView } from './rating-view';
import styles from './ratings.module.css';

const { min, max } = RATING_LIMITS.stars;
const STARS = Array.from({ length: max - min + 1 }, (_, place) => String(max - place));

const useServiceOptions = () =>
  useServiceChoices().map(({ id, label }) => ({ value: String(id), label }));
const useStaffOptions = () => {
  const { data = [] } = assigneesQuery.useData({});
  return data.map(({ id, fullName }) => ({ value: id, label: fullName }));
};

/** The average of what the filters show, which counters in whole numbers cannot say. */
function Average() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [params] = useSearchParams();
  const serviceId = Number(params.get('serviceId')) || undefined;
  const assigneeId = params.get('assigneeId') ?? undefined;
  const { data } = ratingStatsQuery.useData({ filter: { serviceId, assigneeId } });
  if (!data || data.total === 0) return null;
  const { average, total: number } = data;
  return (
    <p className={styles.row}>
      {average === null ? (
        t('admin.ratings.fewForAverage', { number })
      ) : (
        <>
          <span>{t('admin.ratings.average', { number })}</span>
          <Stars value={average} />
          <strong>{formatNumber(average, locale)}</strong>
        </>
      )}
    </p>
  );
}

/** A rating beside the list, and the way to its request. */
function RatingDetails({ id }: DetailsProps) {
  const { t } = useTranslation();
  const { data: rating, error, loading, refetch } = ratingQuery.useData({ id });
  if (error && !loading) return <LoadError error={error} onRetry={refetch} />;
  if (!rating) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <div className={styles.rating}>
      <p className={styles.row}>
        <Bdi>{rating.clientName}</Bdi>
        <Link to={requestAddress(rating.requestKind, rating.requestId)}>
          {t('quotes.openRequest')} <Ltr>{rating.requestReference}</Ltr>
        </Link>
      </p>
      <RatingView rating={rating} onChange={refetch} />
    </div>
  );
}

/** What clients think of their cases that are over, in private (B28). */
export const ratingsResource = defineResource({
  name: 'ratings',
  audited: 'rating',
  rowId: (row: Row) => row.id,
  rowName: (row: Row) => row.requestReference,
  list: queryOf(AdminCaseRatingsDocument, (data) => data.caseRatings, MAX_AGE.none),
  notice: Average,
  stats: statsOf(ratingCountsQuery, [
    { counter: 'total', label: 'admin.ratings.stats.total', icon: <StarOutlined /> },
    {
      counter: 'low',
      label: 'admin.ratings.stats.low',
      icon: <FrownOutlined />,
      rows: { filters: { low: 'true' } },
    },
    {
      counter: 'consented',
      label: 'admin.ratings.stats.consented',
      icon: <CommentOutlined />,
      rows: { filters: { consented: 'true' } },
    },
  ]),
  filters: {
    stars: {
      ...choiceFilter(STARS, {
        label: 'admin.ratings.fields.stars',
        optionLabel: (stars) => `account.rating.starsOf.${stars}`,
      }),
      parse: Number,
    },
    serviceId: dynamicNumberFilter('admin.ratings.fields.service', useServiceOptions),
    assigneeId: dynamicFilter('admin.ratings.fields.assignee', useStaffOptions),
    kind: choiceFilter(RATED_KINDS, {
      label: 'admin.quotes.fields.kind',
      optionLabel: (kind) => `account.mine.kind.${kind}`,
    }),
    low: flagFilter('admin.ratings.onlyLow'),
    consented: booleanFilter({
      label: 'admin.ratings.fields.consent',
      yes: 'admin.ratings.withConsent',
      no: 'admin.ratings.withoutConsent',
    }),
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
  columns: [
    {
      key: 'stars',
      title: 'admin.ratings.fields.stars',
      sortBy: 'stars',
      cell: ({ stars }: Row) => <Stars value={stars} />,
    },
    {
      key: 'clientName',
      title: 'admin.ratings.fields.client',
      heading: true,
      cell: ({ clientName, requestReference }: Row) => (
        <span className={styles.cell}>
          <Bdi>{clientName}</Bdi>
          <span className={styles.faint}>
            <Ltr>{requestReference}</Ltr>
          </span>
        </span>
      ),
    },
    {
      key: 'comment',
      title: 'admin.ratings.fields.comment',
      cell: ({ comment }: Row) => (
        <span className={styles.beginning}>
          <Bdi>{comment ?? '—'}</Bdi>
        </span>
      ),
    },
    {
      key: 'service',
      title: 'admin.ratings.fields.service',
      cell: (row: Row) => <RatedService row={row} />,
    },
    dateColumn((row: Row) => row.createdAt, {
      key: 'createdAt',
      title: 'admin.ratings.fields.createdAt',
      sortBy: 'createdAt',
    }),
  ],
  details: RatingDetails,
});

/** The service, or that it was a consultation, and who dealt with it. */
function RatedService({ row: { serviceTitle, requestKind, assigneeName } }: { row: Row }) {
  const { t } = useTranslation();
  return (
    <span className={styles.cell}>
      <Bdi>{serviceTitle ?? t(`account.mine.kind.${requestKind}`)}</Bdi>
      {assigneeName && (
        <span className={styles.faint}>
          <Bdi>{assigneeName}</Bdi>
        </span>
      )}
    </span>
  );
}
