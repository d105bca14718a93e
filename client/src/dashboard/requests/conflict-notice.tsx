import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi, Ltr } from '../../components/bdi';
import type { RequestPersonFactsFragment } from '../../graphql/generated/graphql';
import { useMay } from '../ui/use-may';
import styles from './person-panel.module.css';
import { requestAddress, usersAddress } from './related-links';
import type { RequestKind } from './request-kind';

type Conflict = RequestPersonFactsFragment['conflicts'][number];

function ConflictLine({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation();
  const { type, name, kind, id, reference } = conflict;
  const may = useMay();
  if (!kind && !may('user.manage'))
    return (
      <li>
        {t(`dashboard.person.conflict.${type}`)} <Bdi>{name}</Bdi>
      </li>
    );
  return (
    <li>
      {t(`dashboard.person.conflict.${type}`)}{' '}
      <Link to={kind ? requestAddress(kind, id) : usersAddress(name)}>
        <Bdi>{name}</Bdi>
        {reference && (
          <>
            {' · '}
            <span className={styles.reference}>
              <Ltr>{reference}</Ltr>
            </span>
          </>
        )}
      </Link>
    </li>
  );
}

interface ConflictNoticeProps {
  kind: Pick<RequestKind<never>, 'person'>;
  id: string;
}

/** Warns that the firm may work for both sides, before anything is approved (B14). */
export function ConflictNotice({ kind, id }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const { data: person } = kind.person.useData({ id });
  if (!person || person.conflicts.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('dashboard.person.conflict.title')}
      description={
        <>
          <ul className={styles.conflicts}>
            {person.conflicts.map((conflict) => (
              <ConflictLine key={`${conflict.type}:${conflict.id}`} conflict={conflict} />
            ))}
          </ul>
          <p>{t('dashboard.person.conflict.check')}</p>
        </>
      }
    />
  );
}
