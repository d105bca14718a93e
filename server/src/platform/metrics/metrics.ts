import { type INestApplication, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import type { Server } from 'node:http';
import { PublicCache } from '../cache/public-cache.js';
import { AppConfig } from '../config/app-config.js';
import { Database } from '../database/database.js';
import { ReadReplica } from '../database/read-replica.js';
import { DocumentScans } from '../files/document-scans.js';
import { type HttpExchange, onExchange } from '../http/http-exchange.js';
import { getPool } from '../database/database-options.js';

/** Adds what is told of the read replica. */
function measureReplica(replica: ReadReplica, registry: Registry): void {
  new Gauge({
    name: 'mizan_read_replica_left',
    help: 'Whether there is a read replica that is not read.',
    registers: [registry],
    collect() {
      this.set(Number(replica.use.isLeft));
    },
  });
  new Counter({
    name: 'mizan_public_statements_total',
    help: 'Statements of public reads, by the database that answered.',
    labelNames: ['database'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ database: 'replica' }, replica.use.replica);
      this.inc({ database: 'primary' }, replica.use.primary);
    },
  });
}

const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];

const MAILS = `
  SELECT (count(*) FILTER (WHERE status = 'queued'))::int AS queued,
         (count(*) FILTER (WHERE status = 'failed'))::int AS failed,
         coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'queued')), 0)::float8 AS age
    FROM mails WHERE status IN ('queued', 'failed')`;
const JOBS = `
  SELECT name AS queue, state::text AS state, count(*)::int AS count FROM pgboss.job GROUP BY name, state`;

/** What a process tells a monitoring system (Prometheus). Nothing is measured unless METRICS_TOKEN is set. */
@Injectable()
export class Metrics {
  readonly isOn: boolean;
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'mizan_http_request_duration_seconds',
    help: 'Time until HTTP requests were answered, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly databaseUp = this.gauge('mizan_database_up', 'Whether the database answers.');
  private readonly mails = this.gauge(
    'mizan_mails',
    'Mails that are not sent, by status.',
    'status',
  );
  private readonly mailAge = this.gauge(
    'mizan_mail_queue_age_seconds',
    'Age of the oldest mail that is waiting to be sent.',
  );
  private readonly jobs = this.gauge('mizan_jobs', 'Jobs by queue and state.', 'queue', 'state');
  private readonly unscanned = this.gauge(
    'mizan_documents_unscanned',
    'Documents that nobody can open, because they wait for their scan for viruses.',
  );
  private readonly unscannedAge = this.gauge(
    'mizan_documents_unscanned_age_seconds',
    'How long the oldest of them has been waiting.',
  );
  private readonly pool = this.gauge(
    'mizan_database_connections',
    'Connections of this process by state; waiting is calls that wait for one.',
    'state',
  );
  private readonly cacheBytes = this.gauge(
    'mizan_public_cache_bytes',
    'Size of the cached public answers.',
  );
  private readonly cacheRequests = new Counter({
    name: 'mizan_public_cache_requests_total',
    help: 'Requests for public answers that can be cached, by whether they were.',
    labelNames: ['result'],
    registers: [this.registry],
  });

  constructor(
    config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly database: Database,
    replica: ReadReplica,
    private readonly cache: PublicCache,
    private readonly scans: DocumentScans,
  ) {
    this.isOn = config.metricsToken !== undefined;
    measureReplica(replica, this.registry);
    // memory, processor time, event loop, garbage collection
    if (this.isOn) collectDefaultMetrics({ register: this.registry });
  }

  observe(exchange: HttpExchange, seconds: number): void {
    this.requests.observe({ ...exchange }, seconds);
  }

  /** All values, in the text format of Prometheus. */
  async text(): Promise<string> {
    const { totalCount, idleCount, waitingCount } = getPool(this.dataSource);
    this.pool.set({ state: 'idle' }, idleCount);
    this.pool.set({ state: 'used' }, totalCount - idleCount);
    this.pool.set({ state: 'waiting' }, waitingCount + this.database.waitingTransactions);
    const { hits, misses, bytes } = this.cache.counts();
    this.cacheBytes.set(bytes);
    this.cacheRequests.reset();
    this.cacheRequests.inc({ result: 'hit' }, hits);
    this.cacheRequests.inc({ result: 'miss' }, misses);
    await this.readDatabase();
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** While the database is away, what it would tell is left out. */
  private async readDatabase(): Promise<void> {
    const gauges = [this.mails, this.mailAge, this.jobs, this.unscanned, this.unscannedAge];
    for (const gauge of gauges) gauge.reset();
    try {
      const [mails, jobs, unscanned] = await Promise.all([
        this.database.query<{ queued: number; failed: number; age: number }>(MAILS),
        this.database.query<{ queue: string; state: string; count: number }>(JOBS),
        this.scans.count(),
      ]);
      const { queued = 0, failed = 0, age = 0 } = mails[0] ?? {};
      this.mails.set({ status: 'queued' }, queued);
      this.mails.set({ status: 'failed' }, failed);
      this.mailAge.set(age);
      for (const { queue, state, count } of jobs) this.jobs.set({ queue, state }, count);
      this.unscanned.set(unscanned.count);
      this.unscannedAge.set(unscanned.oldestSeconds);
      this.databaseUp.set(1);
    } catch {
      this.databaseUp.set(0);
    }
  }

  private gauge(name: string, help: string, ...labelNames: string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}

/** Measures every request, including those answered from the cache, which Express never sees. */
export function measureRequests(app: INestApplication): void {
  const metrics = app.get(Metrics);
  if (!metrics.isOn) return;
  onExchange(app.getHttpServer() as Server, (exchange, seconds) =>
    metrics.observe(exchange, seconds),
  );
}
