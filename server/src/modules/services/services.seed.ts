import { Injectable } from '@nestjs/common';
import { serviceContent } from '../../contract/content/service.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { SeededService } from '../../seed-content/services/service-seed.types.js';
import { ServiceEntity } from './service.entity.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Id of the first service that is not built in (A34). */
const NEXT_ID = 17;

/** Fills an empty table with the built-in services, whose ids are fixed (A34). */
@Injectable()
export class ServicesSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    if (!(await seedRows(this.entityWriter, transaction, ServiceEntity, readRows))) return;
    await transaction.execute(
      `SELECT setval(pg_get_serial_sequence('services', 'id'), $1, false)`,
      [NEXT_ID],
    );
  }
}

async function readRows(): Promise<Partial<ServiceEntity>[]> {
  const { SERVICE_CATALOGUE } = await import('../../seed-content/services/service-catalogue.js');
  const { SERVICE_PAPERS } = await import('./services-papers.seed-data.js');
  const { SERVICE_LAW } = await import('./services-law.seed-data.js');
  return SERVICE_CATALOGUE.map((service) => ({
    ...rowOf(service),
    ...flatTexts(serviceContent, {
      law: SERVICE_LAW[service.id],
      papers: SERVICE_PAPERS[service.id],
    }),
  }));
}

function rowOf(service: SeededService): Partial<ServiceEntity> {
  return {
    ...flatTexts(serviceContent, { ...service }),
    id: service.id,
    slug: service.slug,
    sections: service.sections.map(({ kind, items }) => ({
      kind,
      itemsAr: items.ar,
      itemsFr: items.fr,
      itemsEn: items.en,
    })),
  };
}
