import { pickLocale } from '@contract/locales';
import { Avatar } from '../../components/avatar';
import { Bdi } from '../../components/bdi';
import type { AdminTestimonialRowFragment as TestimonialRow } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';
import styles from './testimonial-cells.module.css';

type Text = 'name' | 'role' | 'company' | 'review';

/** A text of a row in the language of the screen, else in one that has it. */
function useText(row: TestimonialRow): (text: Text) => string {
  const locale = useLocale();
  return (text) =>
    pickLocale({ ar: row[`${text}Ar`], fr: row[`${text}Fr`], en: row[`${text}En`] }, locale).value;
}

/** Who says it: picture, name, and what they do where. */
export function TestimonialPerson({ testimonial }: { testimonial: TestimonialRow }) {
  const text = useText(testimonial);
  return (
    <div className={styles.person}>
      <Avatar name={text('name')} imageUrl={testimonial.avatar} size={40} />
      <div className={styles.words}>
        <span>
          <Bdi>{text('name')}</Bdi>
        </span>
        <span className={styles.place}>
          <Bdi>{text('role')}</Bdi>
        </span>
        <span className={styles.place}>
          <Bdi>{text('company')}</Bdi>
        </span>
      </div>
    </div>
  );
}

/** The beginning of what they say; the whole of it when the pointer rests on it. */
export function TestimonialReview({ testimonial }: { testimonial: TestimonialRow }) {
  const review = useText(testimonial)('review');
  return (
    <div className={styles.review} title={review}>
      <Bdi>{review}</Bdi>
    </div>
  );
}
