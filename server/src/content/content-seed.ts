import type { EntityTarget } from 'typeorm';
import type { ContentDefinition } from '../contract/content/define-content.js';
import { LOCALES, type Trilingual } from '../contract/locales.js';
import { EntityWriter } from '../platform/database/entity-writer.js';
import type { ContentBase } from './content.entity.js';
import { fieldNames, localizedName } from './localized-fields.js';
import type { Transaction } from '../platform/database/transaction.js';

/** Fills an empty table when the product starts. `modules/seed` names every one of them. */
export interface Seed {
  run(transaction: Transaction): Promise<void>;
}

/**
 * Fills an empty table, in the order of the rows that `read` answers. Returns false when the table already has rows: then
 * they are not read, so that long texts are not loaded at each start.
 */
export async function seedRows<E extends ContentBase>(
  entityWriter: EntityWriter,
  transaction: Transaction,
  entity: EntityTarget<E>,
  read: () => readonly Partial<E>[] | Promise<readonly Partial<E>[]>,
): Promise<boolean> {
  const tableName = entityWriter.tableOf(entity);
  const existing = await transaction.execute(`SELECT 1 FROM "${tableName}" LIMIT 1`, []);
  if (existing.length > 0) return false;
  for (const [order, row] of (await read()).entries()) {
    await entityWriter.insert(transaction, entity, { order, ...row });
  }
  return true;
}

/** `{title: {ar, fr, en}}` -> `{titleAr, titleFr, titleEn}`, for seeds that keep a text's languages together. */
export function flatTexts(
  definition: ContentDefinition,
  source: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fieldNames(definition)
      .filter((name) => name in source)
      .flatMap((name) => {
        const texts = source[name] as Trilingual<unknown>;
        return LOCALES.map((locale) => [localizedName(name, locale), texts[locale]] as const);
      }),
  );
}
