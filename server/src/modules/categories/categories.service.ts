import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { categoryContent } from '../../contract/content/category.js';
import type { Locale } from '../../contract/locales.js';
import { slugify } from '../../contract/slugify.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ContentService } from '../../content/content.service.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import type { KeyedCall } from '../../platform/idempotency/idempotency.js';
import { CategoryEntity } from './category.entity.js';
import { categoryStats } from './category.types.js';
import type { CategoryUsage } from './category-usage.js';
import type { Transaction } from '../../platform/database/transaction.js';

type CategoryStats = InstanceType<typeof categoryStats.type>;

/** FOR SHARE makes a concurrent deletion wait for this transaction; it then counts the new row, too. */
const USABLE = `
  SELECT slug FROM categories
  WHERE slug = $1 AND scope IN ($2, 'both') AND deleted_at IS NULL FOR SHARE`;

/** Categories of questions and services (A35). The foreign key passes a changed slug on to their rows. */
@Injectable()
export class CategoriesService extends ContentService<CategoryEntity, CategoryStats> {
  private readonly usages: CategoryUsage[] = [];

  constructor(dependencies: ContentDependencies) {
    super(dependencies, categoryContent, { entity: CategoryEntity, stats: categoryStats });
  }

  /** Registers a module whose rows are in categories. */
  usageOf(usage: CategoryUsage): void {
    this.usages.push(usage);
  }

  /** BAD_USER_INPUT for `field` unless rows of this scope may use the category. It cannot be deleted meanwhile. */
  async assertUsable(
    transaction: Transaction,
    slug: string,
    { scope, field = 'category' }: { scope: CategoryUsage['scope']; field?: string },
  ): Promise<void> {
    const [found] = await transaction.execute(USABLE, [slug, scope]);
    if (!found) throw invalidFields({ field, rule: 'category' });
  }

  /** The slug is `category-<id>` if there is no name in Latin letters (A55). */
  protected override insert(
    viewer: Viewer,
    input: object,
    call?: KeyedCall,
  ): Promise<CategoryEntity> {
    const { slug, nameEn, nameFr } = input as Partial<CategoryEntity>;
    const named = [slug, nameEn, nameFr].some((text) => text && slugify(text));
    const id = uuidv7();
    const values = { ...input, id, ...(!named && { slug: `category-${id}` }) };
    return super.insert(viewer, values, call);
  }

  /** CATEGORY_IN_USE if there is content in it (A35). */
  override remove(viewer: Viewer, id: string, language?: Locale): Promise<CategoryEntity> {
    return this.removeAfterMove(viewer, id, { language });
  }

  /** Moves the content to `replacement` and the category to the trash (A35). */
  replace(
    viewer: Viewer,
    id: string,
    replacement: string,
    language?: Locale,
  ): Promise<CategoryEntity> {
    return this.removeAfterMove(viewer, id, { replacement, language });
  }

  /** Refuses a scope that would exclude rows of the category. */
  protected override async beforeSave(
    transaction: Transaction,
    { scope }: Partial<CategoryEntity>,
    before?: CategoryEntity,
  ): Promise<void> {
    if (!before || !scope || scope === 'both') return;
    for (const usage of this.usages.filter((candidate) => candidate.scope !== scope)) {
      const count = await usage.countInCategory(transaction, before.slug);
      if (count > 0) throw invalidFields({ field: 'scope', rule: 'inUse' });
    }
  }

  private async removeAfterMove(
    viewer: Viewer,
    id: string,
    { replacement, language }: { replacement?: string; language?: Locale },
  ): Promise<CategoryEntity> {
    const row = await this.change(viewer, id, 'removed', async ({ slug }, transaction) => {
      for (const usage of this.usages)
        await this.moveContent(transaction, viewer, usage, [slug, replacement]);
      return { deletedAt: new Date() };
    });
    return this.reads.present(row, language);
  }

  private async moveContent(
    transaction: Transaction,
    viewer: Viewer,
    usage: CategoryUsage,
    [slug, replacement]: readonly [string, string | undefined],
  ): Promise<void> {
    const count = await usage.countInCategory(transaction, slug);
    if (count === 0) return;
    if (!replacement) throw new AppError('CATEGORY_IN_USE', { count });
    if (replacement === slug) throw invalidFields({ field: 'replacement', rule: 'category' });
    await this.assertUsable(transaction, replacement, { scope: usage.scope, field: 'replacement' });
    await usage.moveToCategory(transaction, viewer, { from: slug, to: replacement });
  }
}
