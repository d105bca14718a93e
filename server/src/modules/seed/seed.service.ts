import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../core/database/database.js';
import { run } from '../../core/database/rows.js';
import { ContactInfoSeed } from '../contact-info/contact-info.seed.js';
import { ServicesSeed } from '../services/services.seed.js';

const SEED_LOCK = 7_203_419;

/** Fills an empty database at start, all or nothing; replicas that start together do it once. */
@Injectable()
export class SeedService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly services: ServicesSeed,
    private readonly contactInfo: ContactInfoSeed,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.database.transaction(async (manager) => {
      await run(manager, 'SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      await this.services.run(manager);
      await this.contactInfo.run(manager);
    });
  }
}
