import { useTranslation } from 'react-i18next';
import { LazyBlock } from '../../../components/lazy-block';
import { PartHeading } from '../../../dashboard/desk/request-details';
import { LoadError } from '../../../dashboard/ui/load-error';
import { useMay } from '../../../dashboard/ui/use-may';
import { lazyComponent } from '../../../lib/lazy-component';
import { requestRatingQuery } from './rating-operations';

// Apart, because most requests have no rating.
const RatingView = lazyComponent(async () => (await import('./rating-view')).RatingView);

interface RequestRatingProps {
  request: { id: string; status: string };
}

/** What the client thinks of the open request, once it is over; nothing while nobody said anything. */
export function RequestRating({ request: { id, status } }: RequestRatingProps) {
  const may = useMay();
  return may('rating.read') && status === 'completed' ? <Rating requestId={id} /> : null;
}

function Rating({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const { data: rating, error, loading, refetch } = requestRatingQuery.useData({ requestId });
  if (!rating && !error) return null;
  return (
    <section>
      <PartHeading>{t('admin.ratings.details.title')}</PartHeading>
      {error && !loading && <LoadError error={error} onRetry={refetch} />}
      {rating && (
        <LazyBlock>
          <RatingView rating={rating} onChange={refetch} />
        </LazyBlock>
      )}
    </section>
  );
}
