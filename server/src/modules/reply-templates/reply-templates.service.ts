import { Injectable } from '@nestjs/common';
import type { ContentVerb } from '../../contract/audit-verbs.js';
import { replyTemplateContent } from '../../contract/content/reply-template.js';
import { isBlank, LOCALES } from '../../contract/locales.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import { ContentService } from '../../content/content.service.js';
import { localizedName } from '../../content/localized-fields.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { variableProblems } from '../../requests/thread/variable-problems.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ReplyTemplateEntity } from './reply-template.entity.js';
import { replyTemplateStats } from './reply-template.types.js';

type ReplyTemplateStats = InstanceType<typeof replyTemplateStats.type>;
type Patch = Partial<ReplyTemplateEntity>;
type Change = (before: ReplyTemplateEntity, transaction: Transaction) => Patch | Promise<Patch>;

/** Texts that the office inserts into replies (B07). */
@Injectable()
export class ReplyTemplatesService extends ContentService<ReplyTemplateEntity, ReplyTemplateStats> {
  constructor(dependencies: ContentDependencies) {
    super(dependencies, replyTemplateContent, {
      entity: ReplyTemplateEntity,
      stats: replyTemplateStats,
    });
  }

  protected override beforeSave(
    _transaction: Transaction,
    values: Patch,
    before?: ReplyTemplateEntity,
  ): Promise<void> {
    refuseUnknownVariables(values);
    if (!before) requireArabic(values);
    return Promise.resolve();
  }

  protected override change(viewer: Viewer, id: string, verb: ContentVerb, patch: Change) {
    return super.change(viewer, id, verb, async (before, transaction) => {
      const values = await patch(before, transaction);
      requireArabic({ ...before, ...values });
      return values;
    });
  }
}

/** The other languages fall back to the Arabic. */
function requireArabic(row: Patch): void {
  if (row.status === 'draft') return;
  const missing = (['titleAr', 'textAr'] as const).filter((field) => isBlank(row[field]));
  if (missing.length > 0)
    throw invalidFields(...missing.map((field) => ({ field, rule: 'required' as const })));
}

/** A variable that nothing fills in would reach the client in braces. */
function refuseUnknownVariables(values: Patch): void {
  const problems = LOCALES.flatMap((locale) => {
    const field = localizedName('text', locale);
    return variableProblems(field, values[field as keyof Patch]);
  });
  if (problems.length > 0) throw invalidFields(...problems);
}
