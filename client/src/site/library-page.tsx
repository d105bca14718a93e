import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button';
import { Icon, type IconName } from '../components/icon';
import { PageHead } from '../components/page-head';
import { PageHero } from './page-banner';
import { SectionHeading } from './section-heading';
import styles from './library-page.module.css';

/** Progress of the library, a fixed number until there is a library (A62). */
const PROGRESS_PERCENT = 75;

const FEATURES: readonly { name: string; icon: IconName }[] = [
  { name: 'texts', icon: 'document' },
  { name: 'search', icon: 'search' },
  { name: 'models', icon: 'check' },
  { name: 'guides', icon: 'globe' },
];
const UPCOMING = ['codes', 'decisions', 'forms', 'glossary'];

function Progress() {
  const { t } = useTranslation();
  return (
    <div className={styles.progress}>
      <p className={styles.soon}>{t('library.soon')}</p>
      <p className={styles.label} id="library-progress">
        {t('library.progress')}
        <strong>{t('library.percent', { value: PROGRESS_PERCENT })}</strong>
      </p>
      <progress max={100} value={PROGRESS_PERCENT} aria-labelledby="library-progress" />
    </div>
  );
}

function Features() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="library-features">
      <SectionHeading id="library-features" title={t('library.featuresTitle')} />
      <ul className={styles.cards}>
        {FEATURES.map(({ name, icon }) => (
          <li key={name}>
            <Icon name={icon} size={30} />
            <h3>{t(`library.feature.${name}.title`)}</h3>
            <p>{t(`library.feature.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Upcoming() {
  const { t } = useTranslation();
  return (
    <section className={styles.upcoming} aria-labelledby="library-upcoming">
      <SectionHeading id="library-upcoming" title={t('library.upcomingTitle')}>
        {t('library.upcomingIntro')}
      </SectionHeading>
      <ol>
        {UPCOMING.map((name) => (
          <li key={name}>
            <h3>{t(`library.upcoming.${name}.title`)}</h3>
            <p>{t(`library.upcoming.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The legal library, under construction, for signed-in users. */
export function LibraryPage() {
  const { t } = useTranslation();
  return (
    <article>
      <PageHead title={t('library.title')} description={t('library.lead')} noIndex />
      <PageHero title={t('library.title')} lead={t('library.lead')}>
        <Progress />
      </PageHero>
      <div className={`container ${styles.body}`}>
        <Features />
        <Upcoming />
        <aside className={styles.action} aria-labelledby="library-action">
          <div>
            <h2 id="library-action">{t('library.actionTitle')}</h2>
            <p>{t('library.actionText')}</p>
          </div>
          <ButtonLink to="/contact" size="large">
            {t('library.contact')}
          </ButtonLink>
        </aside>
      </div>
    </article>
  );
}
