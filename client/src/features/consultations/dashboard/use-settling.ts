import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { mutationOf } from '../../../dashboard/engine/operations';
import { useResource } from '../../../dashboard/engine/resource-context';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { useSingleRun } from '../../../dashboard/ui/use-single-run';
import {
  type AppointmentToSettleFragment as Row,
  SettleConsultationsDocument,
  type SettleConsultationsMutation,
  type SettleConsultationsMutationVariables,
} from '../../../graphql/generated/graphql';
import { useErrorText } from '../../../lib/api/use-error-text';
import { readToSettle } from './closing';

type Conflicts = SettleConsultationsMutation['settleConsultations']['conflicts'];

/** What becomes of an appointment: it is cancelled, left, or moved to the proposal with this number. */
export type Decision = 'cancel' | 'leave' | number;

/** Cancelling is never the default: where nothing is free, nobody has decided yet. */
const byDefault = ({ proposals }: Row): Decision => (proposals.length > 0 ? 0 : 'leave');

/** Those that one call can take; the others stay named above the list. */
const inOneGo = (rows: readonly Row[]) => rows.slice(0, LIMITS.bulk.max);

const settle = mutationOf(
  SettleConsultationsDocument,
  (variables: SettleConsultationsMutationVariables) => variables,
  (data) => data.settleConsultations,
);

const toInput = ({ consultation: { id, version }, proposals }: Row, decision: Decision) => {
  const slot = typeof decision === 'number' ? proposals[decision] : undefined;
  return {
    id,
    version,
    startsAt: slot?.startsAt ?? null,
    consultantId: slot?.consultantId ?? null,
  };
};

interface SettlingOptions {
  rows: readonly Row[];
  /** Closes the times, before anything is moved: nobody books them meanwhile. */
  save?: () => Promise<unknown>;
  /** The times could not be closed. */
  onFailure(error: Error): void;
  onDone(): void;
}

/** Decisions about several appointments, and sending them. What could not be placed is shown with new proposals. */
export function useSettling({ rows: given, save, onFailure, onDone }: SettlingOptions) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const { run, busy } = useSingleRun();
  const [rows, setRows] = useState(() => inOneGo(given));
  const [isSaved, setSaved] = useState(!save);
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [conflicts, setConflicts] = useState<Conflicts>([]);
  const [error, setError] = useState<string>();

  const decisionOf = (row: Row) => decisions.get(row.consultation.id) ?? byDefault(row);
  const decide = (chosen: readonly Row[], decision: (row: Row) => Decision) =>
    setDecisions(
      new Map([
        ...decisions,
        ...chosen.map((row) => [row.consultation.id, decision(row)] as const),
      ]),
    );
  const readAgain = async () => {
    const ids = rows.map(({ consultation }) => consultation.id);
    const now = await readToSettle(client, null);
    setRows(inOneGo(now.filter(({ consultation }) => ids.includes(consultation.id))));
    setDecisions(new Map());
  };
  const sendDecided = async (note: string) => {
    const decided = rows.filter((row) => decisionOf(row) !== 'leave');
    if (decided.length > 0) {
      const input = { rows: decided.map((row) => toInput(row, decisionOf(row))), note };
      const answer = await settle(client, { input: { ...input, note: note.trim() || null } });
      setConflicts(answer.conflicts);
      if (answer.conflicts.length > 0) return readAgain();
      notify('success', t('admin.consultations.settle.done', { count: answer.changed.length }));
    }
    onDone();
  };
  const close = async () => {
    if (isSaved || !save) return true;
    try {
      await save();
      setSaved(true);
      return true;
    } catch (thrown) {
      onFailure(thrown as Error);
      return false;
    }
  };
  const send = (note: string) =>
    run(async () => {
      setError(undefined);
      if (!(await close())) return;
      try {
        await sendDecided(note);
      } catch (thrown) {
        setError(errorText(thrown, t('admin.consultations.settle.failed')));
      }
      await refresh().catch(() => undefined);
    });
  return { rows, decisionOf, decide, conflicts, send, busy, error, isSaved };
}
