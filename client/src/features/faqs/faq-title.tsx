import { Bdi } from '../../components/bdi';
import { ResolvedText } from '../../dashboard/ui/resolved-text';
import type { AdminFaqRowFragment } from '../../graphql/generated/graphql';
import { useCategoryChoices } from '../categories/use-category-choices';
import styles from './faq-title.module.css';

/** A question with its category under it. */
export function FaqTitle({ faq }: { faq: AdminFaqRowFragment }) {
  const choices = useCategoryChoices('faq');
  const category = choices.find(({ slug }) => slug === faq.category);
  return (
    <div className={styles.title}>
      <span className={styles.question}>
        <ResolvedText language={faq.resolvedLanguage}>{faq.question}</ResolvedText>
      </span>
      <span className={styles.category}>
        <Bdi>{category?.name ?? faq.category}</Bdi>
      </span>
    </div>
  );
}

/** The beginning of the answer. */
export function FaqAnswer({ faq }: { faq: AdminFaqRowFragment }) {
  return (
    <span className={styles.answer}>
      <Bdi>{faq.answer}</Bdi>
    </span>
  );
}
