import type { Holidays } from '../../contract/answer-due.js';
import { allSettledOrThrow } from '../database/all-settled-or-throw.js';
import { selectList } from '../database/entity-columns.js';
import type { Transaction } from '../database/transaction.js';
import type { TextValue } from '../texts/text-values.js';
import type { RequestChange } from './request-change.types.js';
import {
  claimOf,
  claimWaiting,
  dueOf,
  type EscalationStage,
  tellOfWaiting,
} from './escalation-stages.js';
import { notifyOf } from './request-notifications.js';
import type { RequestBase } from './request.entity.js';
import { RequestWriter } from './request-writer.js';

/** What people are told of a request in the product: its events, and answers that are due. */
export abstract class RequestNotifying<E extends RequestBase> extends RequestWriter<E> {
  protected override notify(
    transaction: Transaction,
    { viewer, row, event }: RequestChange<E>,
  ): Promise<void> {
    const { definition } = this;
    const values = { ...this.mentionsOf(row), actor: viewer?.fullName };
    const told = { definition, row, event, viewer, values };
    return notifyOf(this.dependencies.notifier, transaction, told);
  }

  /** Hook: what notifications of a request mention. */
  protected mentionsOf(row: E): Record<string, TextValue> {
    const person = row[this.table.person.name] as string;
    return { ...this.wordsOf(row), person, reference: row.reference };
  }

  /** Tells the office of some requests whose answer is due, once for each time that a client waits. */
  async escalate(stage: EscalationStage, holidays: Holidays): Promise<number> {
    const { database, entityWriter, lists, notifier, settings } = this.dependencies;
    const { entity } = this.table;
    const claim = claimOf(stage, holidays, await settings.get('answerReminderHours'));
    const text = claimWaiting(entityWriter.tableOf(entity), selectList(lists.metadataOf(entity)));
    return database.transaction(async (transaction) => {
      const rows = await transaction.execute<E>(text, claim);
      const told = rows.map((row) => {
        const due = { moment: dueOf(row, holidays).toISOString() };
        const values = { ...this.mentionsOf(row), due };
        return tellOfWaiting(notifier, transaction, stage, {
          definition: this.definition,
          row,
          values,
        });
      });
      await allSettledOrThrow(...told);
      return rows.length;
    });
  }
}
