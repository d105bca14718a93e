import { Injectable } from '@nestjs/common';
import { CONTACT_DEFAULTS } from '../../seed-content/contact-defaults.js';
import type { ContactInfoType } from '../../contract/contact-info.js';
import type { Seed } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { ContactInfoEntity } from './contact-info.entity.js';
import { contactInfoColumns } from './contact-info-columns.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Fills an empty table with sample contact information. */
@Injectable()
export class ContactInfoSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    const existing = await transaction.execute('SELECT id FROM contact_info LIMIT 1', []);
    if (existing.length > 0) return;
    const nextPlaces = new Map<ContactInfoType, number>();
    for (const entry of CONTACT_DEFAULTS) {
      const displayOrder = nextPlaces.get(entry.type) ?? 0;
      nextPlaces.set(entry.type, displayOrder + 1);
      const values = contactInfoColumns({ ...entry, displayOrder });
      await this.entityWriter.insertWithoutReturning(transaction, ContactInfoEntity, values);
    }
  }
}
