import { useApolloClient } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Bdi, Ltr } from '../../../components/bdi';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { personAddress } from '../../../dashboard/desk/related-links';
import { useTaskRunner } from '../../../dashboard/engine/page/use-resource-handle';
import { DateText, useNow } from '../../../dashboard/ui/date-text';
import { Panel } from '../../../dashboard/ui/page-parts';
import { useConfirm } from '../../../dashboard/ui/use-confirm';
import { useMay } from '../../../dashboard/ui/use-may';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { refetchAll } from '../../../lib/api/freshness-link';
import { MergeDialog } from './merge-dialog';
import { type Person, type PersonMerge, undoPeopleMerge } from './people-operations';
import { OtherNames } from './person-names';
import styles from './people.module.css';

/** Parts two people again, says so, and reads everything on the screen again. */
function useUndoMerge() {
  const client = useApolloClient();
  const refresh = useCallback(() => refetchAll(client), [client]);
  const run = useTaskRunner(refresh);
  return (mergeId: string) =>
    run(
      async () => {
        await undoPeopleMerge(client, mergeId);
        return { message: { key: 'admin.people.undo.done' } };
      },
      { key: 'admin.people.undo.failed' },
    );
}

/** The first number and the first address, by which a record is told from another one. */
function Contacts({ of: { phones, emails } }: { of: Pick<PersonMerge, 'phones' | 'emails'> }) {
  return [phones[0], emails[0]].map(
    (contact) =>
      contact && (
        <span key={contact} className={styles.faint}>
          <Ltr>{contact}</Ltr>
        </span>
      ),
  );
}

type Proposal = Person['proposals'][number];

interface ProposalLineProps {
  proposal: Proposal;
  onCompare: (() => void) | undefined;
}

/** Somebody who is probably the same person, and why. */
function ProposalLine({ proposal: { person, reasons }, onCompare }: ProposalLineProps) {
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
      {onCompare && (
        <div>
          <Button onClick={onCompare}>{t('admin.people.compare')}</Button>
        </div>
      )}
    </li>
  );
}

/** More are folded: somebody whose number is that of a family has many. */
const SHOWN_AT_FIRST = 3;

/** Who is probably the same person; merged by who may. */
export function PersonProposals({ person }: { person: Person }) {
  const { t } = useTranslation();
  const may = useMay();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useApolloClient();
  const undo = useUndoMerge();
  const [compared, setCompared] = useState<Proposal>();
  const [isUnfolded, setUnfolded] = useState(false);
  const { proposals } = person;
  const shown = isUnfolded ? proposals : proposals.slice(0, SHOWN_AT_FIRST);
  const folded = proposals.length - shown.length;
  const merged = (kept: Person) => {
    setCompared(undefined);
    const [newest] = kept.mergedPeople;
    notify(
      'success',
      t('admin.people.merge.done'),
      newest && { label: t('dashboard.undo'), run: () => void undo(newest.id) },
    );
    void refetchAll(client).catch(() => undefined);
    if (kept.id !== person.id) void navigate(personAddress(kept.id), { replace: true });
  };
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
                  onCompare={may('person.merge') ? () => setCompared(proposal) : undefined}
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
      {compared && (
        <MergeDialog
          person={person}
          other={compared.person}
          onClose={() => setCompared(undefined)}
          onMerged={merged}
        />
      )}
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
