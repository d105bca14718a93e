import { Injectable } from '@nestjs/common';
import { serviceContent } from '../../contract/content/service.js';
import {
  CATALOGUE_ORDER,
  type Locale,
  pickLocale,
  type Trilingual,
} from '../../contract/locales.js';
import { IS_PUBLIC } from '../../content/content-reads.js';
import { ContentService } from '../../content/content.service.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import { trilingual } from '../../content/localized-fields.js';
import { batchLoader, orderByKeys } from '../../platform/database/batch-loader.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { omit } from '../../platform/omit.js';
import { ServiceEntity, type ServiceSectionRow } from './service.entity.js';
import { serviceStats } from './service.types.js';

const ALL_TITLES = `
  SELECT id, in_person AS "inPerson", title_ar AS ar, title_fr AS fr, title_en AS en FROM services
  WHERE id = ANY($1::int[])`;
const TITLES = `${ALL_TITLES} AND ${IS_PUBLIC}`;

type Titles = Trilingual<string> & { id: number; inPerson: boolean };

type ServiceStats = InstanceType<typeof serviceStats.type>;

/** The firm's services. */
@Injectable()
export class ServicesService extends ContentService<ServiceEntity, ServiceStats> {
  private readonly loadTitles = batchLoader((ids: readonly number[]) => this.readTitles(ids));

  constructor(dependencies: ContentDependencies) {
    super(dependencies, serviceContent, {
      entity: ServiceEntity,
      publicColumns: ['sections'],
      stats: serviceStats,
      ...{ fallback: CATALOGUE_ORDER, toPublic },
    });
  }

  /** Titles of an active service, for a request; BAD_USER_INPUT for `serviceId` if there is none. */
  async getTitles(id: number): Promise<Trilingual<string>> {
    return titlesOf(await this.findTitles(id));
  }

  /** The same for a request that is sent online, which a service may refuse. */
  async getTitlesToOrder(id: number): Promise<Trilingual<string>> {
    const found = await this.findTitles(id);
    if (found.inPerson) throw invalidFields({ field: 'serviceId', rule: 'inPerson' });
    return titlesOf(found);
  }

  /** The same for a request under a service that nobody chose: it may be one that the public does not see. */
  async getTitlesToPlace(id: number): Promise<Trilingual<string>> {
    const [found] = await this.dependencies.database.query<Titles>(ALL_TITLES, [[id]]);
    return titlesOf(found ?? (await this.findTitles(id)));
  }

  private async findTitles(id: number): Promise<Titles> {
    const found = await this.loadTitles(id);
    if (!found) throw invalidFields({ field: 'serviceId', rule: 'unknownService' });
    return found;
  }

  private async readTitles(ids: readonly number[]): Promise<(Titles | undefined)[]> {
    const rows = await this.dependencies.database.query<Titles>(TITLES, [ids]);
    return orderByKeys(ids, rows, ({ id }) => id);
  }
}

const titlesOf = (row: Titles): Trilingual<string> => omit(row, 'id', 'inPerson');

/** Chooses the language of the sections, if they were requested. */
function toPublic(row: Partial<ServiceEntity>, language: Locale): object {
  if (!row.sections) return row;
  return { ...row, sections: row.sections.map((section) => presentSection(section, language)) };
}

function presentSection(section: ServiceSectionRow, language: Locale) {
  const items = trilingual({ ...section }, 'items') as Trilingual<string[]>;
  return { kind: section.kind, items: pickLocale(items, language, CATALOGUE_ORDER).value };
}
