import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../../core/config/app-config.js';
import type { Seed } from '../../core/content/content-seed.js';
import { Database } from '../../core/database/database.js';
import { ConsultantsSeed } from '../consultants/consultants.seed.js';
import { CategoriesSeed } from '../categories/categories.seed.js';
import { ContactInfoSeed } from '../contact-info/contact-info.seed.js';
import { JobRolesSeed } from '../job-roles/job-roles.seed.js';
import { FaqsSeed } from '../faqs/faqs.seed.js';
import { ServicesSeed } from '../services/services.seed.js';
import { TestimonialsSeed } from '../testimonials/testimonials.seed.js';

const SEED_LOCK = 7_203_419;

/** Fills an empty database at start, all or nothing; replicas that start together do it once. */
@Injectable()
export class SeedService implements OnApplicationBootstrap {
  /** What the product cannot do without. */
  private readonly own: readonly Seed[];
  /** What makes an empty site look like a firm's; `SEED=none` leaves it out. */
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
  ) {
    this.own = [services, categories];
    this.samples = [contactInfo, consultants, jobRoles, faqs, testimonials];
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.execute('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      const seeds = this.config.sampleContent ? [...this.own, ...this.samples] : this.own;
      for (const seed of seeds) await seed.run(transaction);
    });
  }
}
