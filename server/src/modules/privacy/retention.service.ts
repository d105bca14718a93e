import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import {
  RETENTION_HOUR,
  RETENTION_RULES,
  type RetentionRuleName,
} from '../../contract/retention.js';
import { Database } from '../../core/database/database.js';
import { AuditLog } from '../../core/audit/audit-log.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import type { RetentionRun, RetentionStatus } from './retention.types.js';
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
  RETURNING day::text AS day`;
const FINISH = `UPDATE retention_runs SET finished_at = now(), counts = $2 WHERE day = $1`;
const LATEST = `
  SELECT day::text AS day, started_at AS "startedAt", finished_at AS "finishedAt", counts
    FROM retention_runs ORDER BY day DESC LIMIT 1`;

type Counts = Partial<Record<RetentionRuleName, number>>;
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
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define(QUEUE, RULES, async () => {
      await this.run();
    });
    await this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  /** What tonight's run would change if it ran now, and what the last one changed. */
  async status(): Promise<RetentionStatus> {
    const [rules, [last]] = await Promise.all([
      Promise.all(
        RETENTION_RULES.map(async (rule) => ({
          name: rule.name,
          action: rule.action,
          years: 'years' in rule.after ? rule.after.years : null,
          days: 'days' in rule.after ? rule.after.days : null,
          due: await this.tasks.count(rule.name),
        })),
      ),
      this.database.query<StoredRun>(LATEST),
    ]);
    return { rules, lastRun: last ? shownRun(last) : null };
  }

  /** Applies every rule once; false when the night's run was done or is under way. */
  async run(): Promise<boolean> {
    const [claimed] = await this.database.query<{ day: string }>(CLAIM);
    if (!claimed) return false;
    const counts: Counts = {};
    for (const { name } of RETENTION_RULES) counts[name] = await this.apply(name);
    await this.database.transaction(async (transaction) => {
      await transaction.execute(FINISH, [claimed.day, JSON.stringify(counts)]);
      await this.auditLog.record(transaction, {
        action: 'retention.applied',
        entity: 'retention',
        entityId: claimed.day,
        label: claimed.day,
        before: null,
        after: counts,
      });
    });
    this.logger.log(`Retention of ${claimed.day}: ${JSON.stringify(counts)}`);
    return true;
  }

  private async apply(rule: RetentionRuleName): Promise<number> {
    let rows = 0;
    while (rows < MOST_ROWS) {
      const batch = await this.tasks.applyBatch(rule);
      if (batch === 0) break;
      rows += batch;
    }
    return rows;
  }
}

function shownRun({ counts, ...run }: StoredRun): RetentionRun {
  const rows = RETENTION_RULES.map(({ name }) => ({ name, rows: counts[name] ?? 0 }));
  return { ...run, counts: rows };
}
