import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/request-context/viewer.js';
import { AppError, type FieldProblem } from '../../core/errors/app-error.js';
import { databaseError } from '../../core/errors/database-errors.js';
import type { ContactInfoEntity } from './contact-info.entity.js';
import { contactValues } from './contact-info.rules.js';
import { ContactInfoService } from './contact-info.service.js';
import { type ContactKey, ContactInfoStore } from './contact-info.store.js';
import type { ContactInfoChange } from './contact-info.types.js';
import type { Transaction } from '../../core/database/transaction.js';

const keyOf = ({ type, keyName }: ContactInfoChange): ContactKey => ({
  type: type ?? 'phone',
  keyName: keyName ?? '',
});
const nameOf = ({ type, keyName }: ContactKey) => `${type} ${keyName}`;

/** Many entries at once, all or nothing (A51). */
@Injectable()
export class ContactInfoBulk {
  constructor(
    private readonly store: ContactInfoStore,
    private readonly service: ContactInfoService,
  ) {}

  /**
   * Changes each entry by its id, else by its type and key, and makes those that are not there yet. One
   * bad entry leaves everything as it was; the error names it by its place: `updates.2.value`.
   */
  save(viewer: Viewer, updates: ContactInfoChange[]): Promise<ContactInfoEntity[]> {
    return this.store.transaction(async (transaction) => {
      const known = await this.lockAll(transaction, updates);
      const saved: ContactInfoEntity[] = [];
      const problems: FieldProblem[] = [];
      for (const [index, update] of updates.entries()) {
        const id = update.id?.toLowerCase() ?? known.get(nameOf(keyOf(update)));
        try {
          const row = await this.saveOne(transaction, viewer, { ...update, id });
          rename(known, row);
          saved.push(row);
        } catch (error) {
          problems.push(...problemsAt(index, error));
        }
      }
      if (problems.length > 0) throw new AppError('BAD_USER_INPUT', {}, problems);
      return saved;
    });
  }

  private async lockAll(
    transaction: Transaction,
    updates: ContactInfoChange[],
  ): Promise<Map<string, string>> {
    const ids = updates.flatMap(({ id }) => (id ? [id] : []));
    const keys = updates.filter(({ id }) => !id).map(keyOf);
    const rows = await this.store.lockMany(transaction, ids, keys);
    return new Map(rows.map((row) => [nameOf(row), row.id]));
  }

  private saveOne(
    transaction: Transaction,
    viewer: Viewer,
    { id, ...change }: ContactInfoChange,
  ): Promise<ContactInfoEntity> {
    if (id) return this.service.updateIn(transaction, viewer, id, change);
    return this.store.insert(transaction, viewer, contactValues(change));
  }
}

/** An entry that got another key is no longer found by its old one. */
function rename(known: Map<string, string>, row: ContactInfoEntity): void {
  for (const [name, id] of known) if (id === row.id) known.delete(name);
  known.set(nameOf(row), row.id);
}

/** The fields of a refusal by their place; what the database itself refused ends the transaction at once. */
function problemsAt(index: number, error: unknown): FieldProblem[] {
  const at = (field: string) => `updates.${index}.${field}`;
  const refusal = error instanceof AppError ? error : databaseError(error);
  if (refusal?.code === 'NOT_FOUND') return [{ field: at('id'), rule: 'id' }];
  if (refusal?.code === 'BAD_USER_INPUT')
    return refusal.fields.map(({ field, rule }) => ({ field: at(field), rule }));
  if (refusal?.code !== 'KEY_TAKEN' && refusal?.code !== 'STALE_WRITE') throw error;
  const rule = refusal.code === 'KEY_TAKEN' ? 'taken' : 'stale';
  const field = refusal.code === 'KEY_TAKEN' ? 'keyName' : 'version';
  throw new AppError(refusal.code, {}, [{ field: at(field), rule }]);
}
