import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AppError, type FieldProblem } from '../../platform/errors/app-error.js';
import { databaseError } from '../../platform/errors/database-errors.js';
import type { ContactInfoEntity } from './contact-info.entity.js';
import { contactInfoColumns } from './contact-info-columns.js';
import { ContactInfoService } from './contact-info.service.js';
import { type ContactKey, ContactInfoRepository } from './contact-info.repository.js';
import type { ContactInfoChange } from './contact-info.types.js';
import type { Transaction } from '../../platform/database/transaction.js';

const keyOf = ({ type, keyName }: ContactInfoChange): ContactKey => ({
  type: type ?? 'phone',
  keyName: keyName ?? '',
});
const keyText = ({ type, keyName }: ContactKey) => `${type} ${keyName}`;

/** Changes several entries in one transaction (A51). */
@Injectable()
export class ContactInfoBulkService {
  constructor(
    private readonly repository: ContactInfoRepository,
    private readonly service: ContactInfoService,
  ) {}

  /**
   * Finds each entry by its id, else by its type and key, and creates missing ones. One bad entry undoes
   * all changes; the error names it by its index, such as `updates.2.value`.
   */
  save(viewer: Viewer, updates: ContactInfoChange[]): Promise<ContactInfoEntity[]> {
    return this.repository.transaction(async (transaction) => {
      const idsByKey = await this.lockAll(transaction, updates);
      const saved: ContactInfoEntity[] = [];
      const problems: FieldProblem[] = [];
      for (const [index, update] of updates.entries()) {
        const id = update.id?.toLowerCase() ?? idsByKey.get(keyText(keyOf(update)));
        try {
          const row = await this.saveOne(transaction, viewer, { ...update, id });
          updateKey(idsByKey, row);
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
    const rows = await this.repository.lockMany(transaction, ids, keys);
    return new Map(rows.map((row) => [keyText(row), row.id]));
  }

  private saveOne(
    transaction: Transaction,
    viewer: Viewer,
    { id, ...change }: ContactInfoChange,
  ): Promise<ContactInfoEntity> {
    if (id) return this.service.updateInTransaction(transaction, viewer, id, change);
    return this.repository.insert(transaction, viewer, contactInfoColumns(change));
  }
}

/** Keeps the map right when a change gave an entry another key. */
function updateKey(idsByKey: Map<string, string>, row: ContactInfoEntity): void {
  for (const [name, id] of idsByKey) if (id === row.id) idsByKey.delete(name);
  idsByKey.set(keyText(row), row.id);
}

/** The fields of an error, with their index. Errors of the database are thrown, since they end the transaction. */
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
