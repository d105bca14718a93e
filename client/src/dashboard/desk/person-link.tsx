import { ContactsOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi } from '../../components/bdi';
import { messageText } from '../ui/message';
import { useMay } from '../ui/use-may';
import styles from './person-cell.module.css';
import { personAddress } from './related-links';

interface PersonLinkProps {
  /** Id of the person; null where nobody is known, such as after an erasure. */
  id: string | null | undefined;
  /** Empty once the person was erased. */
  name: string;
  className?: string | undefined;
}

/** A name that leads to the page of the person, for who may see it. */
export function PersonLink({ id, name, className }: PersonLinkProps) {
  const { t } = useTranslation();
  const may = useMay();
  const shown = name || t('dashboard.erased.person');
  if (!id || !may('person.read'))
    return (
      <span className={className}>
        <Bdi>{shown}</Bdi>
      </span>
    );
  return (
    <Link to={personAddress(id)} className={className}>
      <Bdi>{shown}</Bdi>
    </Link>
  );
}

/** The same beside a name in a row that opens something else with a click. */
export function PersonIconLink({ id, name }: Omit<PersonLinkProps, 'className'>) {
  const { t } = useTranslation();
  const may = useMay();
  if (!id || !may('person.read')) return null;
  const label = messageText(t, { key: 'dashboard.person.pageOf', values: { name } });
  return (
    <Link to={personAddress(id)} className={styles.page} aria-label={label} title={label}>
      <ContactsOutlined aria-hidden="true" />
    </Link>
  );
}
