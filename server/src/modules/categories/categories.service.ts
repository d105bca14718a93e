import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { categoryContent, type CategoryScope } from '../../contract/content/category.js';
import type { Locale } from '../../contract/locales.js';
import { slugify } from '../../contract/patterns.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { contentList, countOf, countOfStatus } from '../../core/content/content-reads.js';
import { ContentService } from '../../core/content/content.service.js';
import { ContentDependencies } from '../../core/content/content-dependencies.js';
import { AppError, invalidFields } from '../../core/errors/app-error.js';
import { CategoryEntity } from './category.entity.js';
import type { CategoryStats } from './category.types.js';
import type { CategoryUsage } from './category-usage.js';
import type { Transaction } from '../../core/database/transaction.js';

/** Held until the end of the transaction: whoever deletes the category waits, and then counts anew. */
const USABLE = `
  SELECT slug FROM categories
  WHERE slug = $1 AND scope IN ($2, 'both') AND deleted_at IS NULL FOR SHARE`;

/** What questions and services are sorted by (A35). A new slug reaches its rows by the foreign key. */
@Injectable()
export class CategoriesService extends ContentService<CategoryEntity, CategoryStats> {
  private readonly users: CategoryUsage[] = [];

  constructor(dependencies: ContentDependencies) {
    super(dependencies, categoryContent, {
      entity: CategoryEntity,
      list: contentList(categoryContent, ['scope']),
      stats: {
        totalCategories: countOf(),
        activeCategories: countOfStatus('active'),
        inactiveCategories: countOfStatus('inactive'),
        draftCategories: countOfStatus('draft'),
      },
      publicColumns: ['scope', 'icon', 'color'],
    });
  }

  /** Tells of rows that are sorted into categories. */
  usageOf(user: CategoryUsage): void {
    this.users.push(user);
  }

  /** A refusal of `field` unless rows of this scope may be in the category; it cannot go before they are. */
  async assertUsable(
    transaction: Transaction,
    slug: string,
    { scope, field = 'category' }: { scope: CategoryUsage['scope']; field?: string },
  ): Promise<void> {
    const [found] = await transaction.execute(USABLE, [slug, scope]);
    if (!found) throw invalidFields({ field, rule: 'category' });
  }

  /** Without a word in Latin letters, the slug is `category-<id>` (A55). */
  override create(viewer: Viewer, input: object, language?: Locale): Promise<CategoryEntity> {
    const { slug, nameEn, nameFr } = input as Partial<CategoryEntity>;
    const named = [slug, nameEn, nameFr].some((text) => text && slugify(text));
    const id = uuidv7();
    const values = { ...input, id, ...(!named && { slug: `category-${id}` }) };
    return super.create(viewer, values, language);
  }

  /** To the trash, once nothing is in it: what is goes to `replacement` in the same transaction (A35). */
  override async remove(viewer: Viewer, id: string, replacement?: string): Promise<boolean> {
    await this.change(viewer, id, 'removed', async ({ slug }, transaction) => {
      for (const user of this.users) await this.empty(transaction, user, [slug, replacement]);
      return { deletedAt: new Date() };
    });
    return true;
  }

  /** A category that rows are in keeps a scope that allows them. */
  protected override async beforeSave(
    transaction: Transaction,
    { scope }: Partial<CategoryEntity>,
    before?: CategoryEntity,
  ): Promise<void> {
    if (!before || !scope || scope === 'both') return;
    for (const user of this.users.filter((candidate) => candidate.scope !== scope)) {
      const count = await user.count(transaction, before.slug);
      if (count > 0) throw invalidFields({ field: 'scope', rule: 'inUse' });
    }
  }

  protected override flagFilters({ scope, ...args }: { scope?: CategoryScope }): object {
    return { ...super.flagFilters(args), scope };
  }

  private async empty(
    transaction: Transaction,
    user: CategoryUsage,
    [slug, replacement]: readonly [string, string | undefined],
  ): Promise<void> {
    const count = await user.count(transaction, slug);
    if (count === 0) return;
    if (!replacement) throw new AppError('CATEGORY_IN_USE', { count });
    if (replacement === slug) throw invalidFields({ field: 'replacement', rule: 'category' });
    await this.assertUsable(transaction, replacement, { scope: user.scope, field: 'replacement' });
    await user.move(transaction, slug, replacement);
  }
}
