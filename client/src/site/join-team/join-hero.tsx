import { useErrorText } from '../../lib/use-error-text';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { PageBanner } from '../page-banner';
import { useJobRoleFigures } from '../roles/use-job-roles';
import styles from './join-hero.module.css';

function Figures() {
  const { t } = useTranslation();
  const { data, error } = useJobRoleFigures();
  const errorText = useErrorText();
  if (error !== undefined) return errorText(error, 'joinTeam.errors.figures');
  if (!data) return t('joinTeam.loading');
  return [
    t('joinTeam.figures.roles', { count: data.totalRoles }),
    t('joinTeam.figures.categories', { count: data.totalCategories }),
  ].join(' · ');
}

/** Who we look for, and what we offer. */
export function JoinHero() {
  const { t } = useTranslation();
  return (
    <PageBanner title={t('joinTeam.title')}>
      <p>{t('joinTeam.tagline')}</p>
      <ul className={styles.facts}>
        <li>
          <Icon name="document" />
          <Figures />
        </li>
        <li>
          <Icon name="globe" />
          {t('joinTeam.facts.remote')}
        </li>
        <li>
          <Icon name="shield" />
          {t('joinTeam.facts.privacy')}
        </li>
      </ul>
    </PageBanner>
  );
}
