import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { AppConfig } from '../../platform/config/app-config.js';
import type { Seed } from '../../content/content-seed.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ConsultantsSeed } from '../consultants/consultants.seed.js';
import { CategoriesSeed } from '../categories/categories.seed.js';
import { ContactInfoSeed } from '../contact-info/contact-info.seed.js';
import { GuideStepsSeed } from '../guide-steps/guide-steps.seed.js';
import { HolidaysSeed } from '../holidays/holidays.seed.js';
import { JobRolesSeed } from '../job-roles/job-roles.seed.js';
import { FaqsSeed } from '../faqs/faqs.seed.js';
import { QuoteTemplatesSeed } from '../quote-templates/quote-templates.seed.js';
import { ReplyTemplatesSeed } from '../reply-templates/reply-templates.seed.js';
import { SituationsSeed } from '../situations/situations.seed.js';
import { ServicesSeed } from '../services/services.seed.js';
import { SynonymsSeed } from '../synonyms/synonyms.seed.js';
import { TestimonialsSeed } from '../testimonials/testimonials.seed.js';

const SEED_LOCK = 7_203_419;
const PAUSE_MS = 200;

/** Rows that the product needs. */
const REQUIRED: readonly Type<Seed>[] = [ServicesSeed, CategoriesSeed, HolidaysSeed];
/** Sample content, which `SEED=none` leaves out. */
const SAMPLES: readonly Type<Seed>[] = [
  ContactInfoSeed,
  ConsultantsSeed,
  JobRolesSeed,
  SituationsSeed,
  GuideStepsSeed,
  FaqsSeed,
  TestimonialsSeed,
  ReplyTemplatesSeed,
  QuoteTemplatesSeed,
  SynonymsSeed,
];

/** Fills an empty database at the start, in one transaction. A lock lets one process do it at a time. */
@Injectable()
export class SeedService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly modules: ModuleRef,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await acquireLock(transaction);
      const seeds = this.config.sampleContent ? [...REQUIRED, ...SAMPLES] : REQUIRED;
      for (const seed of seeds) await this.modules.get(seed, { strict: false }).run(transaction);
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
