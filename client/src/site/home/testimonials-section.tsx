import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../components/chips';
import { Lattice } from '../../components/lattice';
import { Skeleton } from '../../components/skeleton';
import { Stars } from '../../components/stars';
import {
  type TestimonialStatsData as Figures,
  testimonialsQuery,
  testimonialStatsQuery,
} from '../../features/testimonials/testimonials.queries';
import { useApi, usePublicData } from '../../lib/api/api';
import { formatNumber, formatPercent } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { HomeSection } from '../home-section';
import { TestimonialsGrid } from './testimonials-grid';
import styles from './testimonials-section.module.css';

interface FigureProps {
  label: string;
  note: string;
  children: ReactNode;
}

function Figure({ label, note, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

/** Average rating, number of testimonials, and share of satisfied clients. */
function TestimonialFigures({ figures }: { figures: Figures | undefined }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const shown = (text: (figures: Figures) => string) =>
    figures ? text(figures) : <Skeleton height={44} width="96px" />;
  return (
    <div className={styles.panel} aria-busy={!figures}>
      <Lattice className={styles.lattice} tile={88} />
      <dl className={styles.figures}>
        <Figure label={t('testimonials.average')} note={t('testimonials.averageNote')}>
          {shown(({ averageRating }) => formatNumber(averageRating, locale))}
        </Figure>
        <Figure label={t('testimonials.total')} note={t('testimonials.totalNote')}>
          {shown(({ total }) => formatNumber(total, locale))}
        </Figure>
        <Figure label={t('testimonials.satisfied')} note={t('testimonials.satisfiedNote')}>
          {shown(({ satisfiedClients }) => formatPercent(satisfiedClients, locale))}
        </Figure>
      </dl>
    </div>
  );
}

/** Values of the rating filter. */
const RATINGS = ['all', '5', '4', '3'] as const;
type RatingChoice = (typeof RATINGS)[number];

/** Testimonials of one rating, and the ones shown before. */
function useTestimonials(choice: RatingChoice) {
  const { request } = useApi();
  const locale = useLocale();
  const rating = choice === 'all' ? undefined : Number(choice);
  const testimonials = usePublicData(
    useMemo(() => testimonialsQuery(request, locale, rating), [request, locale, rating]),
  );
  const [previous, setPrevious] = useState(testimonials.data);
  if (testimonials.data && testimonials.data !== previous) setPrevious(testimonials.data);
  return { testimonials, previous };
}

function Overall({ figures }: { figures: Figures }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { averageRating, total } = figures;
  return (
    <p className={styles.overall}>
      <Stars value={averageRating} size={26} />
      <span aria-hidden="true" className={styles.outOf}>
        {t('common.outOfFive', { value: formatNumber(averageRating, locale) })}
      </span>
      <span className={styles.count}>{t('testimonials.count', { count: total })}</span>
    </p>
  );
}

/** Testimonials of clients: figures, cards, and links to the next steps (M024 to M028). */
export function TestimonialsSection() {
  const { t } = useTranslation();
  const { request } = useApi();
  const [choice, setChoice] = useState<RatingChoice>('all');
  const { testimonials, previous } = useTestimonials(choice);
  const { data: figures, error } = usePublicData(
    useMemo(() => testimonialStatsQuery(request), [request]),
  );
  // Without testimonials there are no figures and no filter.
  const isEmpty = figures?.total === 0;
  const hasFigures = !error && !isEmpty;
  return (
    <HomeSection id="testimonials" title={t('testimonials.title')} intro={t('testimonials.intro')}>
      {hasFigures && <TestimonialFigures figures={figures} />}
      {!isEmpty && (
        <div className={styles.bar}>
          {hasFigures && figures && <Overall figures={figures} />}
          <Chips
            label={t('testimonials.filter')}
            options={RATINGS.map((value) => ({
              value,
              label:
                value === 'all'
                  ? t('testimonials.all')
                  : t('testimonials.stars', { count: Number(value) }),
            }))}
            value={choice}
            onChange={setChoice}
          />
        </div>
      )}
      <TestimonialsGrid testimonials={testimonials} previous={previous} />
    </HomeSection>
  );
}
