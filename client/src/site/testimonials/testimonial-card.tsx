import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar';
import { Bdi } from '../../components/bdi';
import { ClampedText } from '../../components/clamped-text';
import { Icon } from '../../components/icon';
import { Stars } from '../../components/stars';
import type { TestimonialData } from '../../features/testimonials/testimonials.queries';
import styles from './testimonial-card.module.css';

/** Lines shown before the text is expanded. */
const LINES = 4;

/** A testimonial with its author. */
export function TestimonialCard({ testimonial }: { testimonial: TestimonialData }) {
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
