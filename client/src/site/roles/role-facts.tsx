import { useTranslation } from 'react-i18next';
import { termText, typeText } from '../../features/job-roles/job-role-terms';
import type { JobRoleSummary } from '../../features/job-roles/job-roles.queries';
import { ContentFacts } from '../content-facts';

type Facts = Pick<JobRoleSummary, 'type' | 'location' | 'experience'>;

/** Type of contract, place and experience in one line. */
export function RoleFacts({ role, className }: { role: Facts; className?: string }) {
  const { t } = useTranslation();
  const toText = (fact: keyof Facts) =>
    fact === 'type' ? typeText(t, role.type) : termText(t, role[fact]);
  return <ContentFacts of="jobRole" row={role} toText={toText} className={className} />;
}
