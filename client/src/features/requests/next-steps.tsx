import { useTranslation } from 'react-i18next';
import styles from './next-steps.module.css';

interface NextStepsProps {
  /** Where the texts are: each step has a title and a text. */
  words: string;
  steps: readonly string[];
}

/** What happens after sending. */
export function NextSteps({ words, steps }: NextStepsProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles.steps}>
      <h2>{t(`${words}.title`)}</h2>
      <ol className={styles.stepList}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`${words}.${step}`)}</h3>
            <p>{t(`${words}.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
