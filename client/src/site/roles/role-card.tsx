import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { Icon } from '../../components/icon';
import type { JobRoleCard } from '../../features/job-roles/job-roles.queries';
import styles from './role-card.module.css';
import { RoleFacts } from './role-facts';
import { RoleIcon } from './role-icon';
import { shortened } from './shortened';

export interface RoleCardProps {
  role: JobRoleCard;
  chosen: boolean;
  onChoose: () => void;
}

/** A role with its summary, a button to select it and a link to its page. */
export function RoleCard({ role, chosen, onChoose }: RoleCardProps) {
  const { t } = useTranslation();
  return (
    <Card
      icon={<RoleIcon category={role.category} />}
      title={role.title}
      description={shortened(role.description)}
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
            {t('joinTeam.select')}
          </Button>
          <ButtonLink to={`/role/${role.slug}`} variant="outline" size="small" {...nameOf('more')}>
            {t('joinTeam.seeMore')}
          </ButtonLink>
        </>
      )}
    >
      <RoleFacts role={role} className={styles.facts} />
    </Card>
  );
}
