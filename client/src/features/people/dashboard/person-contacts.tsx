import { CopyOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi } from '../../../components/bdi';
import { CallLinks } from '../../../dashboard/desk/call-links';
import { usersAddress } from '../../../dashboard/desk/related-links';
import { useCopy } from '../../../dashboard/ui/use-copy';
import { messageText } from '../../../dashboard/ui/message';
import { Fact, Facts, Panel } from '../../../dashboard/ui/page-parts';
import { EmailLink } from '../../../dashboard/ui/texts';
import { useMay } from '../../../dashboard/ui/use-may';
import { formatShortDate } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import type { Person } from './people-operations';
import styles from './people.module.css';

/** Puts a number or an address on the clipboard. */
function CopyButton({ value }: { value: string }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const label = messageText(t, { key: 'admin.people.copy', values: { value } });
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden="true" />}
        aria-label={label}
        onClick={() => copy(value)}
      />
    </Tooltip>
  );
}

interface WaysProps {
  values: readonly string[];
  show(value: string): ReactNode;
}

function Ways({ values, show }: WaysProps) {
  const { t } = useTranslation();
  if (values.length === 0) return t('dashboard.notSpecified');
  return (
    <ul className={styles.ways}>
      {values.map((value) => (
        <li key={value} className={styles.way}>
          {show(value)}
          <CopyButton value={value} />
        </li>
      ))}
    </ul>
  );
}

/** An account; its name leads to it, for who may see accounts. */
function Account({ account }: { account: Person['accounts'][number] }) {
  const { t } = useTranslation();
  const may = useMay();
  const locale = useLocale();
  const { fullName, email, role, isEmailVerified, isActive, createdAt } = account;
  return (
    <li>
      {may('user.manage') ? (
        <Link
          to={usersAddress(email)}
          title={messageText(t, { key: 'dashboard.person.open', values: { name: fullName } })}
        >
          <Bdi>{fullName}</Bdi>
        </Link>
      ) : (
        <Bdi>{fullName}</Bdi>
      )}
      <span className={styles.small}>
        {role !== 'client' && <>{t(`nav.roles.${role}`)} · </>}
        {isEmailVerified ? (
          t('dashboard.person.verified')
        ) : (
          <strong>
            <WarningOutlined aria-hidden="true" /> {t('dashboard.person.notVerified')}
          </strong>
        )}
        {' · '}
        {messageText(t, {
          key: 'dashboard.person.since',
          values: { date: formatShortDate(createdAt, locale) },
        })}
        {!isActive && <strong> · {t('dashboard.person.inactive')}</strong>}
      </span>
    </li>
  );
}

/** Accounts, numbers and addresses of a person. */
export function PersonContacts({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { accounts, phones, emails } = person;
  return (
    <Panel title={t('admin.people.contact')}>
      <Facts>
        <Fact label={t('admin.people.phones')}>
          <Ways values={phones} show={(phone) => <CallLinks phone={phone} e164={phone} />} />
        </Fact>
        <Fact label={t('admin.people.emails')}>
          <Ways values={emails} show={(address) => <EmailLink address={address} />} />
        </Fact>
        <Fact label={t('admin.people.accounts')}>
          {accounts.length === 0 && t('admin.people.noAccount')}
          <ul className={styles.ways}>
            {accounts.map((account) => (
              <Account key={account.id} account={account} />
            ))}
          </ul>
        </Fact>
      </Facts>
    </Panel>
  );
}
