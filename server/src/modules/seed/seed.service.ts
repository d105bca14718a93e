import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../../core/config/app-config.js';
import type { Seed } from '../../core/content/content-seed.js';
import { Database } from '../../core/database/database.js';
import type { Transaction } from '../../core/database/transaction.js';
import { ConsultantsSeed } from '../consultants/consultants.seed.js';
import { CategoriesSeed } from '../categories/categories.seed.js';
import { ContactInfoSeed } from '../contact-info/contact-info.seed.js';
import { HolidaysSeed } from '../holidays/holidays.seed.js';
import { JobRolesSeed } from '../job-roles/job-roles.seed.js';
import { FaqsSeed } from '../faqs/faqs.seed.js';
import { ReplyTemplatesSeed } from '../reply-templates/reply-templates.seed.js';
import { ServicesSeed } from '../services/services.seed.js';
import { TestimonialsSeed } from '../testimonials/testimonials.seed.js';

const SEED_LOCK = 7_203_419;
const PAUSE_MS = 200;

/** Fills an empty database at the start, in one transaction. A lock lets one process do it at a time. */
@Injectable()
export class SeedService implements OnApplicationBootstrap {
  /** Rows that the product needs. */
  private readonly required: readonly Seed[];
  /** Sample content, which `SEED=none` leaves out. */
  private readonly samples: readonly Seed[];

  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
    services: ServicesSeed,
    contactInfo: ContactInfoSeed,
    consultants: ConsultantsSeed,
    jobRoles: JobRolesSeed,
    categories: CategoriesSeed,
    faqs: FaqsSeed,
    testimonials: TestimonialsSeed,
    replyTemplates: ReplyTemplatesSeed,
    holidays: HolidaysSeed,
  ) {
    this.required = [services, categories, holidays];
    this.samples = [contactInfo, consultants, jobRoles, faqs, testimonials, replyTemplates];
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await acquireLock(transaction);
      const seeds = this.config.sampleContent ? [...this.required, ...this.samples] : this.required;
      for (const seed of seeds) await seed.run(transaction);
    });
  }
}

/** By asking again and again: filling a database can take longer than one statement may wait. */
async function acquireLock(transaction: Transaction): Promise<void> {
  const tryLock = async () => {
    const [row] = await transaction.execute<{ locked: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS locked',
      [SEED_LOCK],
    );
    return row?.locked;
  };
  while (!(await tryLock())) await setTimeout(PAUSE_MS);
}
