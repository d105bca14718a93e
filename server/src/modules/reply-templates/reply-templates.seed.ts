import { Injectable } from '@nestjs/common';
import { replyTemplateContent } from '../../contract/content/reply-template.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ReplyTemplateEntity } from './reply-template.entity.js';
import { REPLY_TEMPLATES } from './reply-templates.seed-data.js';

/** Fills an empty table with the templates that most offices need. */
@Injectable()
export class ReplyTemplatesSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    const rows = REPLY_TEMPLATES.map(({ kind, ...texts }): Partial<ReplyTemplateEntity> => {
      return { ...flatTexts(replyTemplateContent, texts), kind: kind ?? null };
    });
    await seedRows(this.entityWriter, transaction, ReplyTemplateEntity, () => rows);
  }
}
