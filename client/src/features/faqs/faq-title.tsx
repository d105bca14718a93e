import { Bdi } from '../../components/bdi';
import type { AdminFaqRowFragment } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';
import { useCategoryChoices } from '../categories/use-category-choices';
import styles from './faq-title.module.css';

/** A question in the language of the screen, its category under it. */
export function FaqTitle({ faq }: { faq: AdminFaqRowFragment }) {
  const locale = useLocale();
  const choices = useCategoryChoices('faq');
  const questions = { ar: faq.questionAr, fr: faq.questionFr, en: faq.questionEn };
  const category = choices.find(({ slug }) => slug === faq.category);
  return (
    <div className={styles.title}>
      <span className={styles.question}>
        <Bdi>{questions[locale] || faq.question}</Bdi>
      </span>
      <span className={styles.category}>
        <Bdi>{category?.name ?? faq.category}</Bdi>
      </span>
    </div>
  );
}

/** The beginning of the answer. */
export function FaqAnswer({ faq }: { faq: AdminFaqRowFragment }) {
  const locale = useLocale();
  const answers = { ar: faq.answerAr, fr: faq.answerFr, en: faq.answerEn };
  return (
    <span className={styles.answer}>
      <Bdi>{answers[locale] || faq.answer}</Bdi>
    </span>
  );
}
