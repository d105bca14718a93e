import { Injectable } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';
import type { ContentDefinition } from '../../contract/content/define-content.js';
import { type Locale, LOCALES } from '../../contract/locales.js';
import type { ContentKind } from '../../contract/permissions.js';
import { Database } from '../database/database.js';
import { ListEngine } from '../list/list-engine.js';
import type { ContentBase } from './content.entity.js';

/** How many rows of one kind lack texts in one language. */
export interface MissingTranslation {
  entity: ContentKind;
  language: Locale;
  count: number;
}

/** The kinds of content that this product has. Each service adds its own. */
@Injectable()
export class ContentKinds {
  private readonly kinds: { definition: ContentDefinition; entity: EntityTarget<ContentBase> }[] =
    [];

  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
  ) {}

  add(definition: ContentDefinition, entity: EntityTarget<ContentBase>): void {
    this.kinds.push({ definition, entity });
  }

  /** What still has to be translated, without the rows in the trash; in one statement. */
  async missingTranslations(): Promise<MissingTranslation[]> {
    const counts = this.kinds.flatMap(({ definition, entity }) => {
      const { tableName } = this.lists.metadataOf(entity);
      return LOCALES.map(
        (locale) =>
          `SELECT '${definition.name}' AS entity, '${locale}' AS language, count(*)::int AS count
           FROM ${tableName} WHERE deleted_at IS NULL AND incomplete_${locale} IS NOT NULL`,
      );
    });
    const rows = await this.database.query<MissingTranslation>(counts.join(' UNION ALL '));
    return rows.filter(({ count }) => count > 0);
  }
}
