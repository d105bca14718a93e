import { useTranslation } from 'react-i18next';
import { NumberedList } from '../../components/numbered-list';
import { useSite } from '../../lib/site';
import styles from './next-steps.module.css';

/** What happens after sending, step by step; of a consultation first what it costs. */
export function NextSteps({ of }: { of: 'request' | 'consultation' }) {
  const { t } = useTranslation();
  const cost = useSite().firstConsultationFree ? 'free' : 'priced';
  const [words, steps] =
    of === 'request'
      ? ['request.steps', ['review', 'contact', 'start']]
      : ['consultation.book.steps', [cost, 'confirm', 'remind']];
  return (
    <aside className={styles.steps}>
      <h2>{t(`${words}.title`)}</h2>
      <NumberedList className={styles.stepList}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`${words}.${step}`)}</h3>
            <p>{t(`${words}.${step}Text`)}</p>
          </li>
        ))}
      </NumberedList>
    </aside>
  );
}
