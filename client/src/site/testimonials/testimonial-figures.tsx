import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Lattice } from '../../components/lattice';
import { Skeleton } from '../../components/skeleton';
import type { TestimonialStatsData as Figures } from '../../features/testimonials/testimonials.queries';
import { formatNumber, formatPercent } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './testimonial-figures.module.css';

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
export function TestimonialFigures({ figures }: { figures: Figures | undefined }) {
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
          {shown(({ totalTestimonials }) => formatNumber(totalTestimonials, locale))}
        </Figure>
        <Figure label={t('testimonials.satisfied')} note={t('testimonials.satisfiedNote')}>
          {shown(({ satisfiedClients }) => formatPercent(satisfiedClients, locale))}
        </Figure>
      </dl>
    </div>
  );
}
