import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import {
  CATEGORY_BY_SLUG,
  JOB_ROLE_CATEGORIES,
  JOB_ROLE_CATEGORY_NAMES,
  jobRoleContent,
  type JobRoleCategory,
} from '../../contract/content/job-role.js';
import { DEFAULT_LOCALE, type Locale, type Trilingual } from '../../contract/locales.js';
import { slugify } from '../../contract/slugify.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { IS_PUBLIC } from '../../content/content-reads.js';
import { ContentService } from '../../content/content.service.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import type { KeyedCall } from '../../platform/idempotency/idempotency.js';
import { JobRoleEntity } from './job-role.entity.js';
import {
  jobRoleStats,
  type JobRoleCategoryCount,
  type PublicJobRoleStats,
} from './job-role.types.js';

type JobRoleStats = InstanceType<typeof jobRoleStats.type>;
type Counts = Partial<Record<JobRoleCategory, number>>;

const PUBLIC_STATS = `
  SELECT count(*)::int AS "totalRoles", count(*)::int AS "activeRoles",
    count(DISTINCT category)::int AS "totalCategories"
  FROM job_roles WHERE ${IS_PUBLIC}`;

const OFFERED = `
  SELECT id, slug, title_ar AS ar, title_fr AS fr, title_en AS en
  FROM job_roles WHERE (id = $1::uuid OR slug = $2) AND ${IS_PUBLIC}`;
const ID_OF_SLUG = `SELECT id FROM job_roles WHERE slug = $1`;

/** A job role as applications keep it. */
export interface OfferedJobRole {
  id: string;
  slug: string;
  titles: Trilingual<string>;
}

const countsWhere = (condition: string) => `
  SELECT category, count(*)::int AS count FROM job_roles
  WHERE category IS NOT NULL AND ${condition} GROUP BY category`;
const PUBLIC_COUNTS = countsWhere(IS_PUBLIC);
const ALL_COUNTS = countsWhere('deleted_at IS NULL');

/** The jobs that the firm offers. */
@Injectable()
export class JobRolesService extends ContentService<JobRoleEntity, JobRoleStats> {
  constructor(dependencies: ContentDependencies) {
    super(dependencies, jobRoleContent, { entity: JobRoleEntity, stats: jobRoleStats });
  }

  /** Without a category, a role with the slug of a built-in one gets that one's (A37). */
  protected override insert(
    viewer: Viewer,
    input: Partial<JobRoleEntity>,
    call?: KeyedCall,
  ): Promise<JobRoleEntity> {
    const slug = input.slug ?? slugify(input.titleEn ?? '');
    const category = input.category ?? CATEGORY_BY_SLUG.get(slug);
    return super.insert(viewer, { ...input, category }, call);
  }

  /** Also accepts an id in place of the slug; the site then redirects to the slug (A16). */
  override getPublicBy(_key: 'slug', value: string, language?: Locale): Promise<object> {
    return super.getPublicBy(isUUID(value) ? 'id' : 'slug', value, language);
  }

  /** An active role by its id or slug, for an application; BAD_USER_INPUT for `roleId` if there is none. */
  async offered(idOrSlug: string): Promise<OfferedJobRole> {
    const key = isUUID(idOrSlug) ? [idOrSlug, null] : [null, idOrSlug];
    const [found] = await this.dependencies.database.query<
      Trilingual<string> & { id: string; slug: string }
    >(OFFERED, key);
    if (!found) throw invalidFields({ field: 'roleId', rule: 'unknownRole' });
    const { id, slug, ...titles } = found;
    return { id, slug, titles };
  }

  /** The id of the role that has this slug now, whatever its status. */
  async idOfSlug(slug: string): Promise<string | undefined> {
    const [found] = await this.dependencies.database.query<{ id: string }>(ID_OF_SLUG, [slug]);
    return found?.id;
  }

  async publicStats(): Promise<PublicJobRoleStats> {
    const [stats] = await this.dependencies.database.query<PublicJobRoleStats>(PUBLIC_STATS);
    return stats as PublicJobRoleStats;
  }

  /** All categories with their counts, for the office; also those without a job role. */
  async categories(language?: Locale): Promise<JobRoleCategoryCount[]> {
    return this.withNames(await this.countByCategory(ALL_COUNTS), language);
  }

  /** The categories with an active job role. */
  async publicCategories(language?: Locale): Promise<JobRoleCategoryCount[]> {
    const counts = await this.countByCategory(PUBLIC_COUNTS);
    return this.withNames(counts, language).filter(({ count }) => count > 0);
  }

  private async countByCategory(sql: string): Promise<Counts> {
    const rows = await this.dependencies.database.query<{
      category: JobRoleCategory;
      count: number;
    }>(sql);
    return Object.fromEntries(rows.map(({ category, count }) => [category, count]));
  }

  /** Adds the names. `language` may be null, which GraphQL allows for an optional argument. */
  private withNames(counts: Counts, language?: Locale | null): JobRoleCategoryCount[] {
    return JOB_ROLE_CATEGORIES.map((slug) => ({
      slug,
      name: JOB_ROLE_CATEGORY_NAMES[slug][language ?? DEFAULT_LOCALE],
      count: counts[slug] ?? 0,
    }));
  }
}
