import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';
import { Icon, type IconName } from '../../components/icon';
import { termText, typeText } from '../../features/job-roles/job-role-terms';
import type { JobRoleSummary } from '../../features/job-roles/job-roles.queries';
import styles from './role-facts.module.css';

type Facts = Pick<JobRoleSummary, 'type' | 'location' | 'experience'>;

/** Type of contract, place and experience in one line. */
export function RoleFacts({ role, className = '' }: { role: Facts; className?: string }) {
  const { t } = useTranslation();
  const facts: { name: string; icon: IconName; text: string }[] = [
    { name: 'jobRoles.type', icon: 'clock', text: typeText(t, role.type) },
    { name: 'jobRoles.location', icon: 'pin', text: termText(t, role.location) },
    { name: 'jobRoles.experience', icon: 'user', text: termText(t, role.experience) },
  ];
  return (
    <dl className={`${styles.facts} ${className}`}>
      {facts.map(({ name, icon, text }) => (
        <div key={name}>
          <dt className="visually-hidden">{t(name)}</dt>
          <dd>
            <Icon name={icon} size={18} />
            <Bdi>{text}</Bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
