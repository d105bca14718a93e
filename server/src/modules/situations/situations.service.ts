import { Injectable } from '@nestjs/common';
import { situationContent } from '../../contract/content/situation.js';
import type { Trilingual } from '../../contract/locales.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import { IS_PUBLIC } from '../../content/content-reads.js';
import { ContentService } from '../../content/content.service.js';
import { zipTexts } from '../../content/localized-fields.js';
import { SituationEntity } from './situation.entity.js';
import { situationStats } from './situation.types.js';

/** A service that is hidden, deleted or not for sale online leads to no form, so the public reads none. */
const ORDERABLE = `
  (SELECT slug FROM services
    WHERE slug = t.service AND status = 'active' AND deleted_at IS NULL AND NOT in_person)`;

const PUBLIC_ID = `SELECT id FROM situations WHERE id = $1 AND ${IS_PUBLIC}`;

/** $1 the situation, $2 the service that was asked for, else that of the situation: the first list that is not empty. */
const PAPERS = `
  SELECT list.ar, list.fr, list.en
    FROM (SELECT 1 AS place, papers_ar AS ar, papers_fr AS fr, papers_en AS en
            FROM situations WHERE id = $1::uuid
           UNION ALL
          SELECT 2, v.papers_ar, v.papers_fr, v.papers_en FROM services v
           WHERE v.id = $2::int
              OR ($2::int IS NULL AND v.slug = (SELECT service FROM situations WHERE id = $1::uuid))) AS list
   WHERE list.ar || list.fr || list.en <> '{}' ORDER BY list.place LIMIT 1`;

type SituationStats = InstanceType<typeof situationStats.type>;

/** What a case is about, as far as papers go. */
export interface Matter {
  situationId: string | null;
  serviceId: number | null;
}

/** What happens to people, and what to do then. */
@Injectable()
export class SituationsService extends ContentService<SituationEntity, SituationStats> {
  constructor(dependencies: ContentDependencies) {
    super(dependencies, situationContent, {
      entity: SituationEntity,
      stats: situationStats,
      publicExpressions: { service: ORDERABLE },
    });
  }

  /** The id if the public sees the situation. An old link refuses nobody, so any other one counts as none. */
  async getPublicId(id: string | null | undefined): Promise<string | null> {
    if (!id) return null;
    const [found] = await this.dependencies.database.query<{ id: string }>(PUBLIC_ID, [id]);
    return found?.id ?? null;
  }

  /** The papers that the office wants for a case: those of its situation, else those of its service. */
  async getPapers({ situationId, serviceId }: Matter): Promise<Trilingual<string>[]> {
    if (situationId === null && serviceId === null) return [];
    const values = [situationId, serviceId];
    const [list] = await this.dependencies.database.query<Trilingual<string[]>>(PAPERS, values);
    return list ? zipTexts(list) : [];
  }
}
