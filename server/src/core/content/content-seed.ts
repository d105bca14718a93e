import type { EntityManager, EntityTarget } from 'typeorm';
import type { ContentDefinition } from '../../contract/content/define-content.js';
import { LOCALES, type Trilingual } from '../../contract/locales.js';
import { Rows, run } from '../database/rows.js';
import type { ContentBase } from './content.entity.js';
import { fieldNames, localizedName } from './content-fields.js';

/** Fills an empty table when the product starts. `modules/seed` names every one of them. */
export interface Seed {
  run(manager: EntityManager): Promise<void>;
}

/** Puts rows into a table without any, each at the place it is given in; true when it did. */
export async function seedRows<E extends ContentBase>(
  rows: Rows,
  manager: EntityManager,
  entity: EntityTarget<E>,
  given: readonly Partial<E>[],
): Promise<boolean> {
  const { tableName } = manager.connection.getMetadata(entity);
  const existing = await run(manager, `SELECT 1 FROM "${tableName}" LIMIT 1`, []);
  if (existing.length > 0) return false;
  for (const [order, row] of given.entries()) {
    await rows.insert(manager, entity, { order, ...row });
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
