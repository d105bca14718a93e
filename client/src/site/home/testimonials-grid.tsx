import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Lattice } from '../../components/lattice';
import { Skeleton } from '../../components/skeleton';
import type { TestimonialData } from '../../features/testimonials/testimonials.queries';
import type { PublicData } from '../../lib/api/api';
import { readError } from '../../lib/api/read-error';
import { Avatar } from '../../components/avatar';
import { Bdi } from '../../components/bdi';
import { Icon } from '../../components/icon';
import { Stars } from '../../components/stars';
import styles from './testimonials-grid.module.css';

interface ClampedTextProps {
  children: string;
  /** Lines shown before the text is expanded. */
  lines: number;
  /** The author of the text, for the button's accessible name. */
  of: string;
}

/** Approximate characters per line of a card: an estimate until the text is measured. */
const LINE = 42;

/** Shows the first lines of a text, with a button for the rest when there is more. */
function ClampedText({ children, lines, of }: ClampedTextProps) {
  const { t } = useTranslation();
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [isLonger, setLonger] = useState(children.length > lines * LINE);

  useEffect(() => {
    const element = text.current;
    if (!element || open || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setLonger(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [open, children]);

  const action = t(open ? 'common.readLess' : 'common.readMore');
  return (
    <>
      <p
        ref={text}
        id={id}
        className={open ? undefined : styles.clamped}
        style={{ WebkitLineClamp: open ? undefined : lines }}
      >
        {children}
      </p>
      {isLonger && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('common.labelled', { label: action, value: of })}
          onClick={() => setOpen(!open)}
        >
          {action}
        </button>
      )}
    </>
  );
}

/** Lines shown before the text is expanded. */
const LINES = 4;

/** A testimonial with its author. */
function TestimonialCard({ testimonial }: { testimonial: TestimonialData }) {
  const { t } = useTranslation();
  const { name, role, company, review, rating, avatar, verified } = testimonial;
  return (
    <figure className={styles.card}>
      <div className={styles.head}>
        <Stars value={rating} showValue />
        {verified && (
          <span className={styles.verified}>
            <Icon name="shield" size={18} />
            {t('testimonials.verified')}
          </span>
        )}
      </div>
      <blockquote className={styles.quote} dir="auto">
        <ClampedText lines={LINES} of={name}>
          {review}
        </ClampedText>
      </blockquote>
      <figcaption className={styles.person}>
        <Avatar name={name} imageUrl={avatar} size={48} />
        <span className={styles.words}>
          <span className={styles.name}>
            <Bdi>{name}</Bdi>
          </span>
          <span>
            <Bdi>{role}</Bdi>
          </span>
          <span>
            <Bdi>{company}</Bdi>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

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

/** Whether an element scrolls sideways, as the cards do on a phone. */
function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollWidth > current.clientWidth + 1),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}

/** A grid; on a phone a row that is moved by touch and by keys, one card after the other. */
function Reviews({ items, busy }: { items: readonly TestimonialData[]; busy: boolean }) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(row);
  return (
    <div
      ref={row}
      className={styles.row}
      // What scrolls must be focusable, so that the keys work, and then it needs a name.
      {...(scrolls && {
        tabIndex: 0,
        role: 'group',
        'aria-roledescription': t('common.carousel'),
        'aria-labelledby': 'testimonials-title',
      })}
    >
      <ul className={styles.cards} data-busy={busy || undefined}>
        {items.map((testimonial, place) => (
          <li key={`${place} ${testimonial.name}`}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </div>
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
