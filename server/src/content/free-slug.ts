import type { ContentDefinition } from '../contract/content/define-content.js';
import { slugify } from '../contract/slugify.js';
import type { Transaction } from '../platform/database/transaction.js';
import { localizedName } from './localized-fields.js';

type Values = Record<string, unknown>;

/** Leaves room for a number at the end. */
const SLUG_BASE_MAX = 90;

/**
 * The slug of a new row: as given, else from the English words, else the French, else `<name>-<time>`
 * (A55). A lock makes concurrent inserts wait, so that each sees the slugs before it.
 */
export async function freeSlug(
  transaction: Transaction,
  definition: ContentDefinition,
  values: Values,
  tableName: string,
): Promise<{ slug?: string }> {
  if (!definition.slugFrom || values['slug']) return {};
  const base = slugBase(definition, definition.slugFrom, values);
  await transaction.execute('SELECT pg_advisory_xact_lock(hashtext($1))', [
    `slugs of ${tableName}`,
  ]);
  const rows = await transaction.execute<{ slug: string }>(
    `SELECT slug FROM "${tableName}" WHERE slug = $1 OR slug LIKE $1 || '-%'`,
    [base],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(base)) return { slug: base };
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return { slug: `${base}-${number}` };
}

function slugBase({ name }: ContentDefinition, field: string, values: Values): string {
  const made = [localizedName(field, 'en'), localizedName(field, 'fr')]
    .map((key) => values[key])
    .map((text) => (typeof text === 'string' ? slugify(text) : ''))
    .find(Boolean);
  const plain = name.replace(/[A-Z]/g, '-$&').toLowerCase();
  const base = made ?? `${plain}-${Date.now().toString(36)}`;
  return base.slice(0, SLUG_BASE_MAX).replace(/-$/, '');
}
