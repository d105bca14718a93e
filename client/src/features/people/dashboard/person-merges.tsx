import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../../components/bdi';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { DateText, useNow } from '../../../dashboard/ui/date-text';
import { Panel } from '../../../dashboard/ui/page-parts';
import { useConfirm } from '../../../dashboard/ui/use-confirm';
import { useMay } from '../../../dashboard/ui/use-may';
import { undoneDismissal } from './kept-apart';
import { dismissProposal, type Person, type PersonMerge } from './people-operations';
import { Contacts, OtherNames } from './person-names';
import { useMergeDialog, useUndoMerge } from './use-merge-dialog';
import { usePersonTask } from './use-person-task';
import styles from './people.module.css';

type Proposal = Person['proposals'][number];

interface ProposalLineProps {
  proposal: Proposal;
  /** Left out for who may not decide. */
  decide?: { onCompare(): void; onDismiss(): void } | undefined;
}

/** Somebody who is probably the same person, and why. */
function ProposalLine({ proposal: { person, reasons }, decide }: ProposalLineProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.proposal}>
      <span className={styles.line}>
        <PersonLink id={person.id} name={person.name} className={styles.link} />
        <OtherNames names={person.otherNames} />
        <Contacts of={person} />
      </span>
      <span>
        {t('common.label', { label: t('admin.people.why') })}{' '}
        {reasons.map((reason) => t(`admin.people.reasons.${reason}`)).join(' · ')}
      </span>
      {decide && (
        <div className={styles.line}>
          <Button onClick={decide.onCompare}>{t('admin.people.compare')}</Button>
          <Button onClick={decide.onDismiss}>{t('admin.people.dismiss.action')}</Button>
        </div>
      )}
    </li>
  );
}

/** More are folded: somebody whose number is that of a family has many. */
const SHOWN_AT_FIRST = 3;

/** Says that two people are not one. */
function useDismiss({ id: personId }: Person) {
  const run = usePersonTask();
  return (otherId: string) =>
    void run(
      async (client) => {
        const { dismissals } = await dismissProposal(client, { personId, otherId });
        const dismissal = dismissals.find(({ person }) => person.id === otherId);
        return {
          message: { key: 'admin.people.dismiss.done' },
          ...(dismissal && { undo: undoneDismissal(dismissal.id) }),
        };
      },
      { key: 'admin.people.dismiss.failed' },
    );
}

/** Who is probably the same person; who may, merges them or says that they are not. */
export function PersonProposals({ person }: { person: Person }) {
  const { t } = useTranslation();
  const mayDecide = useMay()('person.merge');
  const { compare, dialog } = useMergeDialog(person);
  const dismiss = useDismiss(person);
  const [isUnfolded, setUnfolded] = useState(false);
  const { proposals } = person;
  const shown = isUnfolded ? proposals : proposals.slice(0, SHOWN_AT_FIRST);
  const folded = proposals.length - shown.length;
  const decideOn = ({ person: other }: Proposal) => ({
    onCompare: () => compare(other),
    onDismiss: () => dismiss(other.id),
  });
  return (
    <>
      {proposals.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('admin.people.proposals')}
          description={
            <ul className={styles.proposals}>
              {shown.map((proposal) => (
                <ProposalLine
                  key={proposal.person.id}
                  proposal={proposal}
                  decide={mayDecide ? decideOn(proposal) : undefined}
                />
              ))}
              {folded > 0 && (
                <li>
                  <Button type="link" size="small" onClick={() => setUnfolded(true)}>
                    {t('admin.people.moreProposals', { count: folded })}
                  </Button>
                </li>
              )}
            </ul>
          }
        />
      )}
      {dialog}
    </>
  );
}

interface MergeLineProps {
  merge: PersonMerge;
  onUndo: (() => void) | undefined;
}

function MergeLine({ merge, onUndo }: MergeLineProps) {
  const { t } = useTranslation();
  const { name, mergedByName, createdAt, undoableUntil } = merge;
  return (
    <li className={styles.proposal}>
      <span className={styles.line}>
        <strong>
          <Bdi>{name || t('dashboard.erased.person')}</Bdi>
        </strong>
        <Contacts of={merge} />
        <span className={styles.faint}>
          <DateText value={createdAt} time />
          {mergedByName && (
            <>
              {' · '}
              <Bdi>{mergedByName}</Bdi>
            </>
          )}
        </span>
      </span>
      {onUndo && undoableUntil ? (
        <span className={styles.line}>
          <Button size="small" onClick={onUndo}>
            {t('admin.people.undo.action')}
          </Button>
          <span className={styles.faint}>
            {t('admin.people.undo.until')} <DateText value={undoableUntil} time />
          </span>
        </span>
      ) : (
        <span className={styles.faint}>{t('admin.people.undo.over')}</span>
      )}
    </li>
  );
}

/** Who was merged into this person; for a day it can be undone. */
export function MergedPeople({ person }: { person: Person }) {
  const { t } = useTranslation();
  const may = useMay();
  const now = useNow();
  const confirm = useConfirm();
  const undo = useUndoMerge();
  const { mergedPeople } = person;
  if (mergedPeople.length === 0) return null;
  const isUndoable = ({ undoableUntil }: PersonMerge) =>
    may('person.merge') && undoableUntil !== null && new Date(undoableUntil) > now;
  const ask = ({ id, name }: PersonMerge) =>
    confirm(
      {
        type: 'warning',
        title: { key: 'admin.people.undo.title', values: { name } },
        text: { key: 'admin.people.undo.text' },
        okText: { key: 'admin.people.undo.action' },
      },
      () => undo(id),
    );
  return (
    <Panel title={t('admin.people.merged')}>
      <ul className={styles.proposals}>
        {mergedPeople.map((merge) => (
          <MergeLine
            key={merge.id}
            merge={merge}
            onUndo={isUndoable(merge) ? () => ask(merge) : undefined}
          />
        ))}
      </ul>
    </Panel>
  );
}
