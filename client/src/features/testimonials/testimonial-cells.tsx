import { Fragment } from 'react';
import { Avatar } from '../../components/avatar';
import { Bdi } from '../../components/bdi';
import type { Column } from '../../dashboard/engine/columns';
import { ResolvedText } from '../../dashboard/ui/resolved-text';
import type { AdminTestimonialRowFragment as TestimonialRow } from '../../graphql/generated/graphql';
import styles from './testimonial-cells.module.css';

/** The author of a testimonial: picture, name, role and company. */
export function TestimonialPerson({ testimonial }: { testimonial: TestimonialRow }) {
  const { name, role, company, avatar, resolvedLanguage } = testimonial;
  return (
    <div className={styles.person}>
      <Avatar name={name} imageUrl={avatar} size={40} />
      <div className={styles.words}>
        <ResolvedText language={resolvedLanguage}>{name}</ResolvedText>
        <span className={styles.place}>
          <Bdi>{role}</Bdi>
        </span>
        <span className={styles.place}>
          <Bdi>{company}</Bdi>
        </span>
      </div>
    </div>
  );
}

/** The beginning of the review, with the full text as a tooltip. */
export function TestimonialReview({ testimonial: { review } }: { testimonial: TestimonialRow }) {
  return (
    <div className={styles.review} title={review}>
      <Bdi>{review}</Bdi>
    </div>
  );
}

interface BadgesProps {
  testimonial: TestimonialRow;
  columns: readonly Column<TestimonialRow>[];
}

/** Whether it is published, verified and featured; a click on a badge changes it. */
export function TestimonialBadges({ testimonial, columns }: BadgesProps) {
  return (
    <div className={styles.badges}>
      {columns.map((column) => (
        <Fragment key={column.key}>{column.cell(testimonial)}</Fragment>
      ))}
    </div>
  );
}
