import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { LongText } from '../../dashboard/ui/long-text';
import type { AdminJobRoleRowFragment } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';
import styles from './job-role-cells.module.css';
import { termText } from './job-role-terms';

interface CellProps {
  role: AdminJobRoleRowFragment;
}

/** Icon and title in the language of the screen, with the slug under it. */
export function JobRoleTitle({ role }: CellProps) {
  const titles = { ar: role.titleAr, fr: role.titleFr, en: role.titleEn };
  return (
    <div className={styles.title}>
      <span className={styles.icon} aria-hidden="true">
        {role.icon}
      </span>
      <Bdi>{titles[useLocale()] || role.title}</Bdi>
      <span className={styles.slug}>
        <Ltr>{role.slug}</Ltr>
      </span>
    </div>
  );
}

/** The beginning of the description in the language of the screen. */
export function JobRoleDescription({ role }: CellProps) {
  const { descriptionAr, descriptionFr, descriptionEn } = role;
  const texts = { ar: descriptionAr, fr: descriptionFr, en: descriptionEn };
  return (
    <span className={styles.description}>
      <LongText>{texts[useLocale()] || descriptionAr}</LongText>
    </span>
  );
}

export function JobRoleCategoryLabel({ role }: CellProps) {
  const { t } = useTranslation();
  return t(role.category ? `jobRoles.categoryNames.${role.category}` : 'dashboard.notSpecified');
}

export function JobRoleExperience({ role }: CellProps) {
  const { t } = useTranslation();
  return <Bdi>{termText(t, role.experience)}</Bdi>;
}
