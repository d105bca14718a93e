import { Injectable } from '@nestjs/common';
import { faqContent } from '../../contract/content/faq.js';
import { IS_PUBLIC } from '../../content/content-reads.js';
import { ContentService } from '../../content/content.service.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import { ColumnTest } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { CategoriesService } from '../categories/categories.service.js';
import type { CategoryUsage } from '../categories/category-usage.js';
import { FaqEntity } from './faq.entity.js';
import { faqStats, type PublicFaqStats } from './faq.types.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Questions of a category that the public does not see are not public either. */
const IN_PUBLIC_CATEGORY = `IN (SELECT slug FROM categories WHERE ${IS_PUBLIC})`;

const PUBLIC_CATEGORIES = `
  SELECT slug FROM categories
  WHERE ${IS_PUBLIC} AND slug IN (SELECT category FROM faqs WHERE ${IS_PUBLIC})
  ORDER BY sort_order, slug`;

const PUBLIC_COUNTS = `
  SELECT count(*)::int AS "totalFAQs", count(*)::int AS "activeFAQs",
    count(*) FILTER (WHERE featured)::int AS "featuredFAQs",
    count(DISTINCT category)::int AS "totalCategories"
  FROM faqs WHERE ${IS_PUBLIC} AND category ${IN_PUBLIC_CATEGORY}`;

type FaqStats = InstanceType<typeof faqStats.type>;

/** Frequently asked questions. */
@Injectable()
export class FaqsService extends ContentService<FaqEntity, FaqStats> implements CategoryUsage {
  readonly scope = 'faq';

  constructor(
    dependencies: ContentDependencies,
    private readonly categories: CategoriesService,
  ) {
    super(dependencies, faqContent, {
      ...{ entity: FaqEntity, stats: faqStats },
      publicCondition: { category: new ColumnTest((column) => `${column} ${IN_PUBLIC_CATEGORY}`) },
    });
    categories.usageOf(this);
  }

  override async stats(viewer: Viewer): Promise<FaqStats> {
    const [counts, { totalCategories }] = await Promise.all([
      super.stats(viewer),
      this.categories.stats(viewer),
    ]);
    return { ...counts, totalCategories };
  }

  /** Counts of the questions that the public sees, which are all active (A73). */
  async publicStats(): Promise<PublicFaqStats> {
    const [counts] = await this.dependencies.database.query<PublicFaqStats>(PUBLIC_COUNTS);
    return counts as PublicFaqStats;
  }

  /** Slugs of the categories that public questions are in, in order; the site filters by them (A35). */
  async publicCategories(): Promise<string[]> {
    const rows = await this.dependencies.database.query<{ slug: string }>(PUBLIC_CATEGORIES);
    return rows.map(({ slug }) => slug);
  }

  async countInCategory(transaction: Transaction, slug: string): Promise<number> {
    const counted = 'SELECT count(*)::int AS count FROM faqs WHERE category = $1';
    const [row] = await transaction.execute<{ count: number }>(counted, [slug]);
    return row?.count ?? 0;
  }

  moveToCategory(
    transaction: Transaction,
    viewer: Viewer,
    values: { from: string; to: string },
  ): Promise<void> {
    return this.replaceValue(transaction, viewer, { name: 'category', ...values });
  }

  protected override async beforeSave(
    transaction: Transaction,
    { category }: Partial<FaqEntity>,
  ): Promise<void> {
    if (category) await this.categories.assertUsable(transaction, category, { scope: this.scope });
  }
}
