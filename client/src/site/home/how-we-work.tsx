import { useTranslation } from 'react-i18next';
import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { ButtonLink } from '../../components/button';
import { NumberedList } from '../../components/numbered-list';
import { HomeSection } from '../home-section';
import styles from './how-we-work.module.css';

const STEPS = ['home.step1', 'home.step2', 'home.step3'];

/** The three steps of a request. */
export function HowWeWork() {
  const { t } = useTranslation();
  const hours = ANSWER_WITHIN_HOURS;
  return (
    <HomeSection
      id="how-we-work"
      className={styles.section}
      title={t('home.stepsTitle')}
      intro={t('home.stepsIntro')}
    >
      <NumberedList className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(step, { hours })}</h3>
            <p>{t(`${step}Text`)}</p>
          </li>
        ))}
      </NumberedList>
      <ButtonLink to="/request-service">{t('home.requestNow')}</ButtonLink>
    </HomeSection>
  );
}
