import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { jobRoleContent } from '@contract/content/job-role';
import { Bdi, Ltr } from '../../../components/bdi';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import type { DetailsProps } from '../../../dashboard/engine/resource';
import { DateText } from '../../../dashboard/ui/date-text';
import { Fact, Facts } from '../../../dashboard/ui/page-parts';
import { LoadError } from '../../../dashboard/ui/load-error';
import { AdminJobRoleDocument, type AdminJobRoleQuery } from '../../../graphql/generated/graphql';
import styles from './job-role-details.module.css';
import { termText, typeText } from '../job-role-terms';

type Role = AdminJobRoleQuery['jobRole'];

export const adminJobRole = queryOf(AdminJobRoleDocument, (data) => data.jobRole, MAX_AGE.opened);
const LISTS = Object.keys(jobRoleContent.lists) as (keyof typeof jobRoleContent.lists)[];

function RoleFacts({ role }: { role: Role }) {
  const { t } = useTranslation();
  const lines = { experience: role.experience, location: role.location, salary: role.salary };
  return (
    <Facts>
      <Fact label={t('admin.jobRoles.fields.slug')}>
        <Ltr>{role.slug}</Ltr>
      </Fact>
      <Fact label={t('admin.jobRoles.fields.category')}>
        {t(role.category ? `jobRoles.categoryNames.${role.category}` : 'dashboard.notSpecified')}
      </Fact>
      <Fact label={t('jobRoles.type')}>{typeText(t, role.type)}</Fact>
      {Object.entries(lines).map(([name, text]) => (
        <Fact key={name} label={t(`jobRoles.${name}`)}>
          <Bdi>{termText(t, text)}</Bdi>
        </Fact>
      ))}
      <Fact label={t('admin.jobRoles.fields.status')}>
        {t(`dashboard.contentStatus.${role.status}`, { context: t('admin.jobRoles.noun.gender') })}
      </Fact>
      <Fact label={t('admin.jobRoles.fields.createdAt')}>
        <DateText value={role.createdAt} time />
      </Fact>
      <Fact label={t('admin.jobRoles.fields.updatedAt')}>
        <DateText value={role.updatedAt} time />
      </Fact>
    </Facts>
  );
}

/** All details of a job role, with its Arabic texts and lists. */
export function JobRoleDetails({ id }: DetailsProps) {
  const { t } = useTranslation();
  const { data: role, error, loading, refetch } = adminJobRole.useData({ id, deleted: true });
  if (error && !loading) {
    return <LoadError error={error} fallback="admin.jobRoles.errors.loadForm" onRetry={refetch} />;
  }
  if (!role) return <Skeleton active paragraph={{ rows: 10 }} />;
  return (
    <div className={styles.details}>
      <div lang="ar" dir="rtl" className={styles.head}>
        <h2>
          <span aria-hidden="true">{role.icon}</span> {role.titleAr}
        </h2>
        <p>{role.descriptionAr}</p>
      </div>
      <RoleFacts role={role} />
      {LISTS.map((name) => (
        <section key={name}>
          <h3>{t(`role.tabs.${name}`)}</h3>
          {role[`${name}Ar`].length === 0 ? (
            <p className={styles.empty}>{t('admin.jobRoles.details.empty')}</p>
          ) : (
            <ul lang="ar" dir="rtl">
              {role[`${name}Ar`].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
