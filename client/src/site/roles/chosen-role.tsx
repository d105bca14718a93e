import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { Button, ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { LazyBlock } from '../../components/lazy-block';
import { SentNotice } from '../../components/sent-notice';
import { Skeleton } from '../../components/skeleton';
import type { SentApplication } from '../../features/applications/use-application-form';
import type { JobRoleSummary } from '../../features/job-roles/job-roles.queries';
import { mailAddress, telAddress } from '../../lib/addresses';
import { useAuth } from '../../lib/auth';
import { lazyComponent } from '../../lib/lazy-component';
import { useInBrowser } from '../../lib/use-in-browser';
import { AsideBox } from '../detail-page';
import { useContact } from '../layout/use-contact';
import styles from './chosen-role.module.css';

/** Loaded when a role is chosen: most visitors only read. */
const ApplicationForm = lazyComponent(
  async () => (await import('../../features/applications/application-form-view')).ApplicationForm,
);

/** Whom to ask: an e-mail link with the role as subject, and a phone number. */
function Questions({ title }: { title: string }) {
  const { t } = useTranslation();
  const { email, phone, hours } = useContact();
  const subject = t('joinTeam.apply.subject', { title });
  return (
    <AsideBox title={t('joinTeam.apply.questions')}>
      <p>{t('joinTeam.apply.questionsText')}</p>
      <ul className={styles.ways}>
        {email && (
          <li>
            <Icon name="mail" />
            <a href={mailAddress(email, subject)}>
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

/** The form, or what became of it. */
function Application({ role }: { role: JobRoleSummary }) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const inBrowser = useInBrowser();
  const [sent, setSent] = useState<SentApplication>();
  const loading = <Skeleton lines={8} />;
  if (sent) {
    return (
      <SentNotice
        title={t(sent.isUpdate ? 'application.updated' : 'application.success')}
        reference={sent.reference}
        subject={role.title}
        help={t(sent.isUpdate ? 'application.updatedText' : 'application.successText')}
        answerDueAt={sent.answerDueAt}
      >
        <ButtonLink to={`/account/applications/${sent.id}`}>{t('application.follow')}</ButtonLink>
      </SentNotice>
    );
  }
  return (
    <>
      <p className={styles.intro}>{t('joinTeam.apply.intro')}</p>
      {user && inBrowser ? (
        <LazyBlock fallback={loading}>
          <ApplicationForm user={user} roleId={role.id} onSent={setSent} />
        </LazyBlock>
      ) : (
        loading
      )}
    </>
  );
}

export interface ChosenRoleProps {
  ref: Ref<HTMLElement>;
  role: JobRoleSummary;
  /** Clears the selection. */
  onChange: () => void;
}

/** The selected role with its application form, and whom to ask. */
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
            <Application key={role.id} role={role} />
          </div>
          <Questions title={role.title} />
        </div>
      </div>
    </section>
  );
}
