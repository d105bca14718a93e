import { useTranslation } from 'react-i18next';
import { Ltr } from '../../components/bdi';
import { EmailLink, PhoneLink } from '../ui/contact-links';
import styles from './person-cell.module.css';
import { RowLink } from './row-link';

interface PersonCellProps {
  name: string;
  email: string;
  phone: string | null;
  e164?: string | null;
}

/** A name; without one, the person was erased. */
function PersonName({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <span dir="auto" className={styles.name} title={name}>
      {name || t('dashboard.erased.person')}
    </span>
  );
}

/** Who sent a request, with e-mail and phone under the name. */
export function PersonCell({ name, email, phone, e164 }: PersonCellProps) {
  return (
    <div className={styles.person}>
      <PersonName name={name} />
      <span className={styles.contacts}>
        {email && <EmailLink address={email} />}
        {phone && <PhoneLink phone={phone} e164={e164} />}
      </span>
    </div>
  );
}

interface BriefCellProps {
  id: string;
  reference: string;
  name: string;
  unseen: boolean;
}

/** The same beside an open request: the name, and the reference as the link of the row. */
export function BriefPersonCell({ id, reference, name, unseen }: BriefCellProps) {
  return (
    <div className={`${styles.person} ${styles.brief}`}>
      <PersonName name={name} />
      <RowLink id={id} reference={reference} unseen={unseen}>
        <Ltr>{reference}</Ltr>
      </RowLink>
    </div>
  );
}
