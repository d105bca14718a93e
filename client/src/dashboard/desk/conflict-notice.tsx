import { Alert } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Ltr } from '../../components/bdi';
import type { RequestPersonFactsFragment } from '../../graphql/generated/graphql';
import styles from './person-panel.module.css';
import { HiddenNotice } from './hidden-notice';
import { PersonLink } from './person-link';
import { requestAddress } from './related-links';
import type { DeskKind } from './desk-kind';

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

function ConflictLine({ group }: { group: readonly Conflict[] }) {
  const { t } = useTranslation();
  const [first] = group;
  if (!first) return null;
  return (
    <li>
      {t(`dashboard.person.conflict.${first.type}`)}{' '}
      <PersonLink
        id={first.type === 'opposing_party_is_client' ? first.personId : null}
        name={first.name}
      />
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

function ComparedNames({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <p className={styles.label}>{label}</p>
      <ul className={styles.conflicts}>
        {names.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

interface CheckedNoticeProps {
  check: RequestPersonFactsFragment['conflictCheck'];
  /** Whether requests of this kind name an opposing party. */
  hasParty: boolean;
}

/** Says that nothing was found, where was looked, and what was compared. */
function CheckedNotice({ check, hasParty }: CheckedNoticeProps) {
  const { t } = useTranslation();
  const { opposingParties, clients, isComplete } = check;
  return (
    <details className={styles.panel}>
      <summary className={styles.title}>
        {t(`dashboard.person.conflict.${isComplete ? 'clear' : 'tooMany'}`)}
        {hasParty && opposingParties.length === 0 && <> {t('dashboard.person.conflict.noParty')}</>}
      </summary>
      <ComparedNames label={t('dashboard.person.conflict.parties')} names={opposingParties} />
      <ComparedNames label={t('dashboard.person.conflict.clients')} names={clients} />
    </details>
  );
}

const isWarned = ({ conflicts, conflictCheck }: RequestPersonFactsFragment) =>
  conflicts.length > 0 || conflictCheck.hidden > 0;

interface ConflictNoticeProps {
  kind: Pick<DeskKind<never>, 'person' | 'type'>;
  id: string;
}

/** Warns that the firm may work for both sides, or says what was checked (B14). */
export function ConflictNotice({ kind, id }: ConflictNoticeProps) {
  const { data: person } = kind.person.useData({ id });
  if (!person) return null;
  if (isWarned(person)) return <ConflictWarning kind={kind} id={id} />;
  return <CheckedNotice check={person.conflictCheck} hasParty={kind.type === 'serviceRequest'} />;
}

/** The warning alone, before anything is approved. */
export function ConflictWarning({
  kind,
  id,
}: Omit<ConflictNoticeProps, 'kind'> & { kind: Pick<DeskKind<never>, 'person'> }) {
  const { t } = useTranslation();
  const { data: person } = kind.person.useData({ id });
  if (!person || !isWarned(person)) return null;
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
          <HiddenNotice
            text="dashboard.person.conflict.hidden"
            count={person.conflictCheck.hidden}
            ask="dashboard.person.conflict.deciders"
            deciders={person.conflictCheck.deciders}
          />
          <p>{t('dashboard.person.conflict.check')}</p>
        </>
      }
    />
  );
}
