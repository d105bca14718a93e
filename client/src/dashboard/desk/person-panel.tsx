import { WarningOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi, Ltr } from '../../components/bdi';
import type { RequestPersonFactsFragment as Person } from '../../graphql/generated/graphql';
import { formatShortDate } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { EmailLink } from '../ui/texts';
import { DateText } from '../ui/date-text';
import { Fact, Facts } from '../ui/page-parts';
import { LoadError } from '../ui/load-error';
import { messageText } from '../ui/message';
import { useMay } from '../ui/use-may';
import { useIsNarrow } from '../ui/screen-width';
import { JoinCodeButton } from './intake/join-code';
import { CallLinks } from './call-links';
import { HiddenNotice } from './hidden-notice';
import { PersonLink } from './person-link';
import styles from './person-panel.module.css';
import { personAddress, requestAddress, statusLabel, usersAddress } from './related-links';
import type { DeskKind } from './desk-kind';

/** What the form of the request says of the person. */
export interface Contact {
  /** Id of the person's page. */
  personId: string | null;
  email: string;
  phone: string | null;
  e164: string | null;
}

interface PersonPanelProps {
  kind: Pick<DeskKind<never>, 'person' | 'type'>;
  id: string;
  contact: Contact;
}

interface AccountFactProps {
  person: Person;
  personId: string | null;
}

function AccountFact({ person: { account, isSender }, personId }: AccountFactProps) {
  const { t } = useTranslation();
  const may = useMay();
  const locale = useLocale();
  return (
    <Fact label={t('dashboard.person.account')}>
      {!isSender && (
        <span className={styles.line}>
          {t(account ? 'dashboard.person.sameEmail' : 'dashboard.person.noAccount')}
        </span>
      )}
      {account && (
        <>
          {may('user.manage') ? (
            <Link
              to={usersAddress(account.email)}
              title={messageText(t, {
                key: 'dashboard.person.open',
                values: { name: account.fullName },
              })}
            >
              <Bdi>{account.fullName}</Bdi>
            </Link>
          ) : (
            <PersonLink id={personId} name={account.fullName} />
          )}
          <span className={styles.line}>
            {account.isEmailVerified ? (
              t('dashboard.person.verified')
            ) : (
              <strong>
                <WarningOutlined aria-hidden="true" /> {t('dashboard.person.notVerified')}
              </strong>
            )}
            {' · '}
            {messageText(t, {
              key: 'dashboard.person.since',
              values: { date: formatShortDate(account.createdAt, locale) },
            })}
            {!account.isActive && <strong> · {t('dashboard.person.inactive')}</strong>}
          </span>
        </>
      )}
    </Fact>
  );
}

function MailFact({ person: { mailTo }, email }: { person: Person; email: string }) {
  const { t } = useTranslation();
  const differs = mailTo !== null && mailTo.toLowerCase() !== email.toLowerCase();
  return (
    <Fact label={t('dashboard.person.mails')}>
      {mailTo ? <EmailLink address={mailTo} /> : t('dashboard.person.noMails')}
      {differs && (
        <strong className={styles.line}>
          <WarningOutlined aria-hidden="true" />{' '}
          {messageText(t, { key: 'dashboard.person.differs', values: { email } })}
        </strong>
      )}
    </Fact>
  );
}

function PhoneFact({ phone, e164 }: Pick<Contact, 'phone' | 'e164'>) {
  const { t } = useTranslation();
  if (!phone) return null;
  return (
    <Fact label={t('dashboard.person.phone')}>
      <CallLinks phone={phone} e164={e164} />
    </Fact>
  );
}

function OtherRequests({
  person: { otherRequests, hasMoreRequests, hiddenRequests, deciders },
}: {
  person: Person;
}) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.label}>{t('dashboard.person.others')}</p>
      {otherRequests.length === 0 && hiddenRequests === 0 && (
        <p>{t('dashboard.person.noOthers')}</p>
      )}
      <ul className={styles.others}>
        {otherRequests.map(({ kind, id, reference, status, createdAt, matchedBy }) => (
          <li key={id}>
            <Link to={requestAddress(kind, id)}>
              <Ltr>{reference}</Ltr>
            </Link>
            <span>{t(`dashboard.person.kind.${kind}`)}</span>
            <span>{t(statusLabel(kind, status))}</span>
            <DateText value={createdAt} short />
            <span className={styles.matched}>{t(`dashboard.person.matched.${matchedBy}`)}</span>
          </li>
        ))}
        {hasMoreRequests && <li>{t('dashboard.person.more')}</li>}
      </ul>
      <HiddenNotice
        text="dashboard.person.hidden"
        count={hiddenRequests}
        ask="dashboard.person.ask"
        deciders={deciders}
      />
    </>
  );
}

function PersonFacts({ kind, id, contact }: PersonPanelProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { data: person, error, loading, refetch } = kind.person.useData({ id });
  if (error && !loading)
    return <LoadError error={error} title={t('dashboard.person.failed')} onRetry={refetch} />;
  if (!person) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return (
    <>
      <Facts>
        <AccountFact person={person} personId={contact.personId} />
        <MailFact person={person} email={contact.email} />
        <PhoneFact phone={contact.phone} e164={contact.e164} />
      </Facts>
      <JoinCodeButton
        kind={kind.type}
        id={id}
        ways={person.joinCodeWays}
        phone={person.phoneE164}
      />
      <OtherRequests person={person} />
      {contact.personId && may('person.read') && (
        <p className={styles.page}>
          <Link to={personAddress(contact.personId)}>{t('dashboard.person.page')}</Link>
        </p>
      )}
    </>
  );
}

/** Who sent the open request: account, addresses, other requests. Folded on narrow screens. */
export function PersonPanel(props: PersonPanelProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [open, setOpen] = useState(!isNarrow);
  return (
    <details
      className={styles.panel}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.title}>{t('dashboard.person.title')}</summary>
      {open && <PersonFacts {...props} />}
    </details>
  );
}
