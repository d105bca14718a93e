import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import {
  RETENTION_HOUR,
  RETENTION_RULES,
  type RetentionPeriod,
  type RetentionRuleName,
  getRetentionPeriod,
} from '../../contract/retention.js';
import { Database } from '../../platform/database/database.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Settings } from '../../platform/settings/settings.js';
import type { RetentionPeriodItem, RetentionRun, RetentionStatus } from './retention.types.js';
import { RetentionTasks } from './retention-tasks.js';

const QUEUE = 'retention';
const RULES = { retryLimit: 5, retrySeconds: 60, longestRetrySeconds: 1800, expireSeconds: 3600 };
const EVERY_NIGHT = `10 ${RETENTION_HOUR} * * *`;
/** Rows that one rule changes in one night; what is left waits for the next. */
const MOST_ROWS = 20_000;

/** One process claims the night; another one may go on after an hour, when the first has died. */
const CLAIM = `
  INSERT INTO retention_runs (day) VALUES ((now() AT TIME ZONE 'Africa/Algiers')::date)
  ON CONFLICT (day) DO UPDATE SET started_at = now()
    WHERE retention_runs.finished_at IS NULL
      AND retention_runs.started_at < now() - interval '1 hour'
  RETURNING day::text AS day, counts`;
/** Makes the claim as old as one of a process that died, so that a retry of the job can go on at once. */
const GIVE_BACK = `
  UPDATE retention_runs SET started_at = started_at - interval '1 hour', counts = $2
   WHERE day = $1 AND finished_at IS NULL`;
const FINISH = `UPDATE retention_runs SET finished_at = now(), counts = $2 WHERE day = $1`;
const LATEST = `
  SELECT day::text AS day, started_at AS "startedAt", finished_at AS "finishedAt", counts
    FROM retention_runs ORDER BY day DESC LIMIT 1`;

type Counts = Partial<Record<RetentionRuleName, number>>;
interface ClaimedRun {
  day: string;
  /** What was changed before a try of this night failed. */
  counts: Counts;
}
type StoredRun = Omit<RetentionRun, 'counts'> & { counts: Counts };

/** Applies the retention rules every night, in one process, and tells what they would do. */
@Injectable()
export class RetentionService implements OnModuleInit {
  private readonly logger = new Logger('Retention');

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly tasks: RetentionTasks,
    private readonly auditLog: AuditLog,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define(QUEUE, RULES, async () => {
      await this.run();
    });
    await this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  /** What tonight's run would change if it ran now, and what the last one changed. */
  async status(): Promise<RetentionStatus> {
    const values = await this.settings.all();
    const [rules, [last]] = await Promise.all([
      Promise.all(
        RETENTION_RULES.map(async (rule) => ({
          name: rule.name,
          action: rule.action,
          ...shownPeriod(getRetentionPeriod(rule, values)),
          due: await this.tasks.count(rule.name),
        })),
      ),
      this.database.query<StoredRun>(LATEST),
    ]);
    return { rules, lastRun: last ? shownRun(last) : null };
  }

  /** How long what is kept, for everybody who reads the privacy policy. */
  async periods(): Promise<RetentionPeriodItem[]> {
    const values = await this.settings.all();
    return RETENTION_RULES.map((rule) => ({
      name: rule.name,
      ...shownPeriod(getRetentionPeriod(rule, values)),
    }));
  }

  /**
   * Applies every rule once; false when the night's run was done or is under way. Throws when a rule failed:
   * the others are applied nevertheless, and the next call goes on with the same night.
   */
  async run(): Promise<boolean> {
    const [claimed] = await this.database.query<ClaimedRun>(CLAIM);
    if (!claimed) return false;
    try {
      await this.applyRules(claimed.counts);
      await this.finish(claimed);
    } catch (error) {
      await this.database.query(GIVE_BACK, [claimed.day, JSON.stringify(claimed.counts)]);
      throw error;
    }
    return true;
  }

  private async finish({ day, counts }: ClaimedRun): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.execute(FINISH, [day, JSON.stringify(counts)]);
      await this.auditLog.record(transaction, {
        action: 'retention.applied',
        entity: 'retention',
        entityId: day,
        label: day,
        before: null,
        after: counts,
      });
    });
    this.logger.log(`Retention of ${day}: ${JSON.stringify(counts)}`);
  }

  private async applyRules(counts: Counts): Promise<void> {
    const failed: RetentionRuleName[] = [];
    for (const { name } of RETENTION_RULES) {
      try {
        await this.apply(name, counts);
      } catch (error) {
        this.logger.error(`The retention rule ${name} failed: ${String(error)}`);
        failed.push(name);
      }
    }
    if (failed.length > 0) throw new Error(`Retention rules failed: ${failed.join(', ')}`);
  }

  /** Counts batch by batch: what is done stays done when the next one fails. */
  private async apply(rule: RetentionRuleName, counts: Counts): Promise<void> {
    counts[rule] ??= 0;
    for (let rows = 0; rows < MOST_ROWS;) {
      const batch = await this.tasks.applyBatch(rule);
      if (batch === 0) return;
      rows += batch;
      counts[rule] += batch;
    }
  }
}

function shownRun({ counts, ...run }: StoredRun): RetentionRun {
  const rows = RETENTION_RULES.map(({ name }) => ({ name, rows: counts[name] ?? 0 }));
  return { ...run, counts: rows };
}

const shownPeriod = (period: RetentionPeriod) => ({
  years: 'years' in period ? period.years : null,
  months: 'months' in period ? period.months : null,
  days: 'days' in period ? period.days : null,
});
