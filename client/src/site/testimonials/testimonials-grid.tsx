import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Lattice } from '../../components/lattice';
import { Skeleton } from '../../components/skeleton';
import type { TestimonialData } from '../../features/testimonials/testimonials.queries';
import type { PublicData } from '../../lib/api';
import { readError } from '../../lib/read-error';
import { TestimonialCard } from './testimonial-card';
import styles from './testimonials-grid.module.css';

/** Links to the next steps. Fills the last row of the grid after `count` cards. */
function NextSteps({ count }: { count: number }) {
  const { t } = useTranslation();
  const left = { '--of-three': 3 - (count % 3), '--of-two': 2 - (count % 2) } as CSSProperties;
  return (
    <aside className={styles.next} style={left} aria-labelledby="testimonials-next">
      <Lattice className={styles.lattice} tile={96} />
      <h3 id="testimonials-next">{t('testimonials.nextTitle')}</h3>
      <p>{t('testimonials.next')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/#contact" onNavy>
          {t('testimonials.toContact')}
        </ButtonLink>
        <ButtonLink to="/#services" variant="outline" onNavy>
          {t('testimonials.toServices')}
        </ButtonLink>
      </div>
    </aside>
  );
}

const SKELETONS = 3;
/** Number of cards on a phone before "show more", because ten would make the page too long. */
const ON_A_PHONE = 4;

export interface TestimonialsGridProps {
  testimonials: PublicData<TestimonialData[]>;
  /** The cards shown before, kept until the new ones are loaded. */
  previous: readonly TestimonialData[] | undefined;
}

function LoadingCards() {
  return Array.from({ length: SKELETONS }, (_, index) => (
    <div key={index} className={styles.skeleton} aria-hidden="true">
      <Skeleton height={20} width="120px" />
      <Skeleton lines={4} />
      <Skeleton height={48} width="70%" />
    </div>
  ));
}

function Reviews({ items, busy }: { items: readonly TestimonialData[]; busy: boolean }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const hidden = items.length - ON_A_PHONE;
  return (
    <>
      <ul className={styles.cards} data-busy={busy || undefined} data-whole={isWhole || undefined}>
        {items.map((testimonial, place) => (
          <li key={`${place} ${testimonial.name}`}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {hidden > 0 && !isWhole && (
        <Button variant="outline" block className={styles.rest} onClick={() => setWhole(true)}>
          {t('testimonials.rest', { count: hidden })}
        </Button>
      )}
    </>
  );
}

/** The testimonials, or the loading, empty or error state. */
function Content({ testimonials, previous }: TestimonialsGridProps) {
  const { t } = useTranslation();
  const { data, loading, error, retry } = testimonials;
  if (!data && !loading) {
    return (
      <EmptyState
        tone="error"
        title={t('testimonials.errorTitle')}
        action={<Button onClick={retry}>{t('common.retry')}</Button>}
      >
        {readError(error).message}
      </EmptyState>
    );
  }
  if (data?.length === 0) {
    return (
      <EmptyState title={t('testimonials.emptyTitle')}>{t('testimonials.emptyText')}</EmptyState>
    );
  }
  const items = data ?? previous;
  return items ? <Reviews items={items} busy={loading} /> : <LoadingCards />;
}

/** The testimonials, with the next steps in the rest of the last row. */
export function TestimonialsGrid(props: TestimonialsGridProps) {
  const { t } = useTranslation();
  const { loading, data } = props.testimonials;
  const count = (loading ? props.previous : data)?.length ?? 0;
  return (
    <div className={styles.grid} aria-busy={loading}>
      <p className="visually-hidden" role="status">
        {loading && t('testimonials.loading')}
      </p>
      <Content {...props} />
      <NextSteps count={count} />
    </div>
  );
}
