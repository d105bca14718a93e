import { Alert } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi, Ltr } from '../../components/bdi';
import type { RequestPersonFactsFragment } from '../../graphql/generated/graphql';
import { useMay } from '../ui/use-may';
import styles from './person-panel.module.css';
import { requestAddress, usersAddress } from './related-links';
import type { RequestKind } from './request-kind';

type Conflict = RequestPersonFactsFragment['conflicts'][number];

/** The requests in which the same name was found, which are told of in one sentence. */
function groupsOf(conflicts: readonly Conflict[]): Conflict[][] {
  const groups = new Map<string, Conflict[]>();
  for (const conflict of conflicts) {
    const { type, name, kind } = conflict;
    const key = `${type}:${kind ? 'request' : 'account'}:${name}`;
    groups.set(key, [...(groups.get(key) ?? []), conflict]);
  }
  return [...groups.values()];
}

/** The name; that of an account leads to it, for who may see accounts. */
function ConflictName({ name, kind }: Conflict) {
  const may = useMay();
  if (kind || !may('user.manage')) return <Bdi>{name}</Bdi>;
  return (
    <Link to={usersAddress(name)}>
      <Bdi>{name}</Bdi>
    </Link>
  );
}

function ConflictLine({ group }: { group: readonly Conflict[] }) {
  const { t } = useTranslation();
  const [first] = group;
  if (!first) return null;
  return (
    <li>
      {t(`dashboard.person.conflict.${first.type}`)} <ConflictName {...first} />
      {group.map(
        ({ kind, id, reference }) =>
          kind &&
          reference && (
            <Fragment key={id}>
              {' · '}
              <Link to={requestAddress(kind, id)} className={styles.reference}>
                <Ltr>{reference}</Ltr>
              </Link>
            </Fragment>
          ),
      )}
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
            {groupsOf(person.conflicts).map((group) => (
              <ConflictLine key={group[0]?.id} group={group} />
            ))}
          </ul>
          <p>{t('dashboard.person.conflict.check')}</p>
        </>
      }
    />
  );
}
