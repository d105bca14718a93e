import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SERVICE_CATALOGUE } from '../../contract/catalogue/catalogue.js';
import type { CatalogueService } from '../../contract/catalogue/catalogue.types.js';
import { LOCALE_SUFFIX, LOCALES } from '../../contract/locales.js';
import { run, Rows } from '../../core/database/rows.js';
import { ServiceEntity } from './service.entity.js';

/** The first number given to a service that is not built in (A34). */
const NEXT_ID = 17;

/** Puts the built-in services into an empty table, with the ids that the specification fixes. */
@Injectable()
export class ServicesSeed {
  constructor(private readonly rows: Rows) {}

  async run(manager: EntityManager): Promise<void> {
    const existing = await run<{ id: number }>(manager, 'SELECT id FROM services LIMIT 1', []);
    if (existing.length > 0) return;
    for (const [order, service] of SERVICE_CATALOGUE.entries()) {
      await this.rows.insert(manager, ServiceEntity, rowOf(service, order));
    }
    await run(manager, `SELECT setval(pg_get_serial_sequence('services', 'id'), $1, false)`, [
      NEXT_ID,
    ]);
  }
}

function rowOf(service: CatalogueService, order: number): Partial<ServiceEntity> {
  const texts = LOCALES.flatMap((locale) =>
    (['title', 'description', 'details', 'availability', 'tags'] as const).map((name) => [
      `${name}${LOCALE_SUFFIX[locale]}`,
      service[name][locale],
    ]),
  );
  return {
    ...(Object.fromEntries(texts) as Partial<ServiceEntity>),
    id: service.id,
    slug: service.slug,
    order,
    sections: service.sections.map(({ kind, items }) => ({
      kind,
      itemsAr: items.ar,
      itemsFr: items.fr,
      itemsEn: items.en,
    })),
  };
}
