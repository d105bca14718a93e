import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { Button, ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { StepList } from '../../components/marked-list';
import type { JobRoleCard } from '../../features/job-roles/job-roles.queries';
import { telAddress } from '../../lib/addresses';
import { AsideBox } from '../detail-columns';
import { useContact } from '../layout/use-contact';
import styles from './chosen-role.module.css';

const STEPS = ['cv', 'letter', 'proofs', 'dates'];

/** Where to send the application: an e-mail link with the role as subject, and a phone number. */
function Send({ title }: { title: string }) {
  const { t } = useTranslation();
  const { email, phone, hours } = useContact();
  const subject = encodeURIComponent(t('joinTeam.apply.subject', { title }));
  return (
    <AsideBox title={t('joinTeam.apply.send')}>
      <p>{t('joinTeam.apply.sendText')}</p>
      <ul className={styles.ways}>
        {email && (
          <li>
            <Icon name="mail" />
            <a href={`mailto:${email}?subject=${subject}`}>
              <Ltr>{email}</Ltr>
            </a>
          </li>
        )}
        {phone && (
          <li>
            <Icon name="phone" />
            <a href={telAddress(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
          </li>
        )}
        {hours && (
          <li>
            <Icon name="clock" />
            <Bdi>{hours}</Bdi>
          </li>
        )}
      </ul>
    </AsideBox>
  );
}

export interface ChosenRoleProps {
  ref: Ref<HTMLElement>;
  role: JobRoleCard;
  /** Clears the selection. */
  onChange: () => void;
}

/** The selected role, what to prepare for it and where to send it. */
export function ChosenRole({ ref, role, onChange }: ChosenRoleProps) {
  const { t } = useTranslation();
  return (
    <section ref={ref} className={styles.section} aria-labelledby="chosen-role">
      <div className="container">
        <div className={styles.banner} role="status">
          <Icon name="check" className={styles.mark} />
          <p>
            {t('joinTeam.chosen')}{' '}
            <strong>
              <Bdi>{role.title}</Bdi>
            </strong>
          </p>
          <ButtonLink to={`/role/${role.slug}`} variant="ghost" size="small">
            {t('joinTeam.seeMore')}
          </ButtonLink>
          <Button variant="outline" size="small" onClick={onChange}>
            {t('joinTeam.changeRole')}
          </Button>
        </div>
        <div className={styles.columns}>
          <div>
            <h2 id="chosen-role">{t('joinTeam.apply.title')}</h2>
            <p className={styles.intro}>{t('joinTeam.apply.intro')}</p>
            <StepList items={STEPS.map((step) => t(`joinTeam.apply.steps.${step}`))} />
          </div>
          <Send title={role.title} />
        </div>
      </div>
    </section>
  );
}
