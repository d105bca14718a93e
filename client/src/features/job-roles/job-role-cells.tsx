import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { LongText } from '../../dashboard/ui/long-text';
import { ResolvedText } from '../../dashboard/ui/resolved-text';
import type { AdminJobRoleRowFragment } from '../../graphql/generated/graphql';
import styles from './job-role-cells.module.css';
import { termText } from './job-role-terms';

interface CellProps {
  role: AdminJobRoleRowFragment;
}

/** Icon and title, with the slug under it. */
export function JobRoleTitle({ role }: CellProps) {
  return (
    <div className={styles.title}>
      <span className={styles.icon} aria-hidden="true">
        {role.icon}
      </span>
      <ResolvedText language={role.resolvedLanguage}>{role.title}</ResolvedText>
      <span className={styles.slug}>
        <Ltr>{role.slug}</Ltr>
      </span>
    </div>
  );
}

/** The beginning of the description. */
export function JobRoleDescription({ role }: CellProps) {
  return (
    <span className={styles.description}>
      <LongText>{role.description}</LongText>
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
