import { useTranslation } from 'react-i18next';
import type { JobRoleCategory } from '@contract/content/job-role';
import { Button, ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { Drawing } from '../../components/drawing';
import { Icon } from '../../components/icon';
import type { JobRoleSummary } from '../../features/job-roles/job-roles.queries';
import { RoleFacts } from './role-facts';
import styles from './job-role-card.module.css';

/** Length of a description on a card. */
const SHOWN_CHARACTERS = 120;

/** Cuts a long text and adds an ellipsis. It never splits a surrogate pair. */
export function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= SHOWN_CHARACTERS) return text;
  return `${characters.slice(0, SHOWN_CHARACTERS).join('')}...`;
}

/** SVG path for each category. */
const DRAWINGS: Record<JobRoleCategory, string> = {
  administrative: 'M5 14h34v23H5zM16 14V8h12v6M5 24h34M20 22v5h4v-5',
  content: 'M6 36l4-12L30 4l8 8-20 20zM25 9l8 8M6 36l8-4M26 38h12',
  legal:
    'M22 5v33M13 38h18M8 11h28M8 11 3 25h10zM36 11l-5 14h10zM3 25c0 6 10 6 10 0M31 25c0 6 10 6 10 0',
  training: 'M22 8 3 17l19 9 19-9zM10 21v10c3 4 7 6 12 6s9-2 12-6V21M41 17v12',
};
/** Decorative icon beside a role's title. */
function RoleIcon({ category }: { category: JobRoleCategory | null | undefined }) {
  return <Drawing path={category ? DRAWINGS[category] : undefined} />;
}

export interface JobRoleCardProps {
  jobRole: JobRoleSummary;
  chosen: boolean;
  onChoose: () => void;
}

/** A job role with its summary, a button that chooses it and a link to its page. */
export function JobRoleCard({ jobRole, chosen, onChoose }: JobRoleCardProps) {
  const { t } = useTranslation();
  return (
    <Card
      icon={<RoleIcon category={jobRole.category} />}
      title={jobRole.title}
      description={shortened(jobRole.description)}
      chosen={chosen}
      actions={(nameOf) => (
        <>
          <Button
            size="small"
            aria-pressed={chosen}
            icon={chosen && <Icon name="check" size={16} />}
            onClick={onChoose}
            {...nameOf('choose')}
          >
            {t('joinTeam.choose')}
          </Button>
          <ButtonLink
            to={`/role/${jobRole.slug}`}
            variant="outline"
            size="small"
            {...nameOf('more')}
          >
            {t('joinTeam.seeMore')}
          </ButtonLink>
        </>
      )}
    >
      <RoleFacts role={jobRole} className={styles.facts} />
    </Card>
  );
}
