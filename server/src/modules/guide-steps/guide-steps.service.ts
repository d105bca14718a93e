import { Injectable } from '@nestjs/common';
import { guideStepContent, MAX_GUIDE_QUESTIONS } from '../../contract/content/guide-step.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import { ContentService } from '../../content/content.service.js';
import { contentStats } from '../../content/content-stats.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { GuideStepEntity } from './guide-step.entity.js';

export const guideStepStats = contentStats(guideStepContent);
type GuideStepStats = InstanceType<typeof guideStepStats.type>;

/** One writer at a time, so that two changes cannot close a circle together. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('guide_steps'))`;

/** The step that is answered and those above it, and how many questions lie below the changed one. */
const PATH = `
  WITH RECURSIVE above AS (
    SELECT slug, parent, 1 AS place FROM guide_steps WHERE slug = $1
    UNION ALL
    SELECT g.slug, g.parent, a.place + 1 FROM guide_steps g JOIN above a ON g.slug = a.parent
    WHERE a.place <= $3
  ), below AS (
    SELECT slug, 1 AS place FROM guide_steps WHERE slug = $2
    UNION ALL
    SELECT g.slug, b.place + 1 FROM guide_steps g JOIN below b ON g.parent = b.slug
    WHERE b.place <= $3
  )
  SELECT (SELECT count(*)::int FROM above) AS above,
    (SELECT coalesce(max(place), 1) FROM below) AS below,
    EXISTS (SELECT FROM above WHERE slug = $2) AS circular`;

/** The steps of the guided path. */
@Injectable()
export class GuideStepsService extends ContentService<GuideStepEntity, GuideStepStats> {
  constructor(dependencies: ContentDependencies) {
    super(dependencies, guideStepContent, { entity: GuideStepEntity, stats: guideStepStats });
  }

  protected override async beforeSave(
    transaction: Transaction,
    { parent }: Partial<GuideStepEntity>,
    before?: GuideStepEntity,
  ): Promise<void> {
    if (!parent) return;
    await transaction.execute(LOCK, []);
    const values = [parent, before?.slug ?? null, MAX_GUIDE_QUESTIONS];
    const [path] = await transaction.execute<{ above: number; below: number; circular: boolean }>(
      PATH,
      values,
    );
    if (!path || path.above === 0) throw refused('unknownGuideStep');
    if (path.circular) throw refused('circularGuide');
    if (path.above + path.below > MAX_GUIDE_QUESTIONS) throw refused('guideDepth');
  }
}

const refused = (rule: 'unknownGuideStep' | 'circularGuide' | 'guideDepth') =>
  invalidFields({ field: 'parent', rule });
