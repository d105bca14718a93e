import { Column } from 'typeorm';
import type {
  ContentDefinition,
  ContentFlags,
  FlatContent,
} from '../../contract/content/define-content.js';
import { CONTENT_STATUSES, type ContentStatus } from '../../contract/enums.js';
import { LOCALES } from '../../contract/locales.js';
import { ClockedEntity } from '../database/base.entity.js';
import { localizedName } from './content-fields.js';

/** What every content row has, whatever it says. */
export interface ContentBase {
  id: string | number;
  status: ContentStatus;
  order: number;
  version: number;
  slug?: string;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

export type ContentRow<D extends ContentDefinition> = ContentBase &
  FlatContent<D> &
  ContentFlags<D>;

/** The part of a content row that the engine declares; the entity adds its id and what only it has. */
type ContentColumnsOf<D extends ContentDefinition> = Omit<ContentRow<D>, 'id' | 'slug'>;

/**
 * Base class of a content entity: three columns for each localized field, status, order, flags.
 *
 * @example
 * \@Entity('faqs') export class FaqEntity extends ContentColumns(faqContent) { \@PrimaryColumn(…) id: string }
 */
export function ContentColumns<const D extends ContentDefinition>(
  definition: D,
): abstract new () => ContentColumnsOf<D> {
  abstract class Columns extends ClockedEntity {
    @Column({ type: 'enum', enum: CONTENT_STATUSES, enumName: 'content_status', default: 'active' })
    status: ContentStatus;

    @Column({ name: 'sort_order', type: 'integer', default: 0 })
    order: number;

    @Column({ type: 'integer', default: 1 })
    version: number;

    @Column({ type: 'timestamptz', nullable: true })
    deletedAt: Date | null;
  }
  for (const locale of LOCALES) {
    for (const name of Object.keys(definition.texts)) {
      Column({ type: 'text', default: '' })(Columns.prototype, localizedName(name, locale));
    }
    for (const name of Object.keys(definition.lists)) {
      Column({ type: 'text', array: true, default: [] })(
        Columns.prototype,
        localizedName(name, locale),
      );
    }
  }
  for (const [name, byDefault] of Object.entries(definition.flags)) {
    Column({ type: 'boolean', default: byDefault })(Columns.prototype, name);
  }
  return Columns as unknown as abstract new () => ContentColumnsOf<D>;
}

/** `search_norm(title_ar || ' ' || …)` over the named columns, for a generated search column. */
export function searchExpression(columns: readonly string[]): string {
  return `search_norm(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})`;
}

/** The columns of the named texts in all three languages. */
export function searchedTexts(...names: string[]): string[] {
  const snake = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
  return names.flatMap((name) => LOCALES.map((locale) => `${snake(name)}_${locale}`));
}
