import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../../components/bdi';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { DateText } from '../../../dashboard/ui/date-text';
import { Panel } from '../../../dashboard/ui/page-parts';
import { useMay } from '../../../dashboard/ui/use-may';
import { type Person, type RequestSeparation, undoDismissal } from './people-operations';
import { Contacts } from './person-names';
import { RequestLink } from './person-requests';
import { undoneSeparation } from './request-separations';
import { usePersonTask } from './use-person-task';
import styles from './people.module.css';

/** Takes back that two people are not one. */
export const undoneDismissal = (dismissalId: string) => ({
  run: async (client: Parameters<typeof undoDismissal>[0]) => {
    await undoDismissal(client, dismissalId);
    return { message: { key: 'admin.people.dismiss.undone' } };
  },
  failure: { key: 'admin.people.dismiss.undoFailed' },
});

interface DecisionProps {
  children: ReactNode;
  at: string;
  by: string | null;
  undo: ReturnType<typeof undoneDismissal>;
}

/** What somebody said, when, and the way to take it back. */
function Decision({ children, at, by, undo }: DecisionProps) {
  const { t } = useTranslation();
  const may = useMay();
  const run = usePersonTask();
  return (
    <li className={styles.proposal}>
      <span className={styles.line}>{children}</span>
      <span className={`${styles.line} ${styles.faint}`}>
        <DateText value={at} time />
        {by && <Bdi>{by}</Bdi>}
        {may('person.merge') && (
          <Button size="small" onClick={() => void run(undo.run, undo.failure)}>
            {t('admin.people.apart.undo')}
          </Button>
        )}
      </span>
    </li>
  );
}

interface SeparationProps {
  person: Person;
  separation: RequestSeparation;
}

/** A request that was taken off this person, or that is theirs since it was taken off another one. */
function Separation({ person, separation }: SeparationProps) {
  const { t } = useTranslation();
  const { kind, requestId, reference, fromId, fromName, toId, toName } = separation;
  const isTaken = fromId === person.id;
  return (
    <>
      <RequestLink kind={kind} id={requestId} reference={reference} />
      <span>
        {t(isTaken ? 'admin.people.apart.isOf' : 'admin.people.apart.wasOf')}{' '}
        <PersonLink {...(isTaken ? { id: toId, name: toName } : { id: fromId, name: fromName })} />
      </span>
    </>
  );
}

/** Who is not this person, and what is not theirs, as the office says. */
export function KeptApart({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { dismissals, separations } = person;
  if (dismissals.length + separations.length === 0) return null;
  return (
    <Panel title={t('admin.people.apart.title')}>
      <ul className={styles.proposals}>
        {dismissals.map(({ id, person: other, createdAt, dismissedByName }) => (
          <Decision key={id} at={createdAt} by={dismissedByName} undo={undoneDismissal(id)}>
            <span>
              {t('admin.people.apart.isNot')} <PersonLink id={other.id} name={other.name} />
            </span>
            <Contacts of={other} />
          </Decision>
        ))}
        {separations.map((separation) => (
          <Decision
            key={separation.id}
            at={separation.createdAt}
            by={separation.separatedByName}
            undo={undoneSeparation(separation.id)}
          >
            <Separation person={person} separation={separation} />
          </Decision>
        ))}
      </ul>
    </Panel>
  );
}
