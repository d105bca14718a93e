import { Injectable } from '@nestjs/common';
import { serviceContent } from '../../contract/content/service.js';
import {
  CATALOGUE_ORDER,
  type Locale,
  pickLocale,
  type Trilingual,
} from '../../contract/locales.js';
import { countOf, countOfStatus } from '../../core/content/content-reads.js';
import { ContentService } from '../../core/content/content.service.js';
import { ContentEngine } from '../../core/content/content-engine.js';
import { trilingual } from '../../core/content/content-fields.js';
import { invalidFields } from '../../core/errors/app-error.js';
import { ServiceEntity, type ServiceSectionRow } from './service.entity.js';
import type { ServiceStats } from './service.types.js';

const TITLES = `
  SELECT title_ar AS ar, title_fr AS fr, title_en AS en FROM services
  WHERE id = $1 AND status = 'active' AND deleted_at IS NULL`;

/** The firm's services. */
@Injectable()
export class ServicesService extends ContentService<ServiceEntity, ServiceStats> {
  protected override readonly fallback = CATALOGUE_ORDER;

  constructor(engine: ContentEngine) {
    super(engine, serviceContent, {
      entity: ServiceEntity,
      publicColumns: ['sections'],
      stats: {
        totalServices: countOf(),
        activeServices: countOfStatus('active'),
        inactiveServices: countOfStatus('inactive'),
        draftServices: countOfStatus('draft'),
        featuredServices: countOf('featured'),
      },
    });
  }

  /** The titles of a service that can be asked for; a refusal of `serviceId` for any other number (M068). */
  async titlesOf(id: number): Promise<Trilingual<string>> {
    const [titles] = await this.engine.database.query<Trilingual<string>>(TITLES, [id]);
    if (!titles) throw invalidFields({ field: 'serviceId', rule: 'unknownService' });
    return titles;
  }

  /** The sections may not have been asked for. */
  protected override toPublic(row: Partial<ServiceEntity>, language: Locale): object {
    if (!row.sections) return row;
    return { ...row, sections: row.sections.map((section) => this.section(section, language)) };
  }

  private section(section: ServiceSectionRow, language: Locale) {
    const items = trilingual({ ...section }, 'items') as Trilingual<string[]>;
    return { kind: section.kind, items: pickLocale(items, language, this.fallback).value };
  }
}
