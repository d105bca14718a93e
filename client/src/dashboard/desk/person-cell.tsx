import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Ltr } from '../../components/bdi';
import { EmailLink, PhoneLink } from '../ui/texts';
import { PersonIconLink } from './person-link';
import styles from './person-cell.module.css';
import { useResource } from '../engine/resource-context';

interface RowLinkProps {
  id: string;
  /** Part of the accessible name, so that the links of a list can be told apart. */
  reference: string;
  /** The signed-in person has not seen what the client wrote last. */
  unseen?: boolean | undefined;
  children: ReactNode;
}

/** The link of a row that opens its request. It is a real link, so that it opens in a new tab too. */
export function RowLink({ id, reference, unseen, children }: RowLinkProps) {
  const { t } = useTranslation();
  const { openDetails } = useResource();
  // read, not subscribed to: a list has many links, and its rows are rendered anew when its address changes
  const params = new URLSearchParams(window.location.search);
  params.set('view', id);
  return (
    <a
      href={`?${params.toString()}`}
      className={styles.link}
      data-row-link
      aria-label={t(unseen ? 'dashboard.desk.openNew' : 'dashboard.desk.open', { reference })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openDetails(id);
      }}
    >
      {unseen && <span className={styles.dot} title={t('dashboard.desk.unseen')} />}
      {children}
    </a>
  );
}

interface PersonCellProps {
  personId: string | null;
  name: string;
  email: string;
  phone: string | null;
  e164?: string | null;
}

/** A name and the way to the person; without a name, the person was erased. */
function PersonName({ id, name }: { id: string | null; name: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles.named}>
      <span dir="auto" className={styles.name} title={name}>
        {name || t('dashboard.erased.person')}
      </span>
      <PersonIconLink id={id} name={name} />
    </span>
  );
}

/** Who sent a request, with e-mail and phone under the name. */
export function PersonCell({ personId, name, email, phone, e164 }: PersonCellProps) {
  return (
    <div className={styles.person}>
      <PersonName id={personId} name={name} />
      <span className={styles.contacts}>
        {email && <EmailLink address={email} />}
        {phone && <PhoneLink phone={phone} e164={e164} />}
      </span>
    </div>
  );
}

interface BriefCellProps {
  id: string;
  personId: string | null;
  reference: string;
  name: string;
  unseen: boolean;
}

/** The same beside an open request: the name, and the reference as the link of the row. */
export function BriefPersonCell({ id, personId, reference, name, unseen }: BriefCellProps) {
  return (
    <div className={`${styles.person} ${styles.brief}`}>
      <PersonName id={personId} name={name} />
      <RowLink id={id} reference={reference} unseen={unseen}>
        <Ltr>{reference}</Ltr>
      </RowLink>
    </div>
  );
}
