import type { ApolloClient } from '@apollo/client';
import { fetchOf } from '../../../dashboard/engine/operations';
import {
  type AppointmentToSettleFragment,
  type ClosureInput,
  ConsultationsToSettleDocument,
} from '../../../graphql/generated/graphql';

/** Asks what becomes of appointments, and closes their times by `save` once that is decided. */
export type AskAndSave = (
  rows: readonly AppointmentToSettleFragment[],
  save: () => Promise<unknown>,
) => Promise<void>;

/** The dialog of the screen that is shown, if it has one. */
let shownDialog: AskAndSave | undefined;

/** Takes the questions of this screen, until the returned function is called. */
export function takeQuestions(ask: AskAndSave): () => void {
  shownDialog = ask;
  return () => {
    if (shownDialog === ask) shownDialog = undefined;
  };
}

/** The appointments that something would hit, or that stand on closed times by now. */
export const readToSettle = fetchOf(
  ConsultationsToSettleDocument,
  (closure: ClosureInput | null) => ({ closure }),
  (data) => data.consultationsToSettle,
);

/** Stores something that closes times. Where it hits appointments, people decide about them first. */
export async function closing<T>(
  client: ApolloClient,
  closure: ClosureInput,
  save: () => Promise<T>,
): Promise<T> {
  const rows = shownDialog ? await readToSettle(client, closure) : [];
  if (rows.length === 0 || !shownDialog) return save();
  let saved: Promise<T> | undefined;
  await shownDialog(rows, () => (saved = save()));
  return saved ?? save();
}
