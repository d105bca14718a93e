import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { SecurityLog } from '../access/security-log.js';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import type { QueueRules } from '../jobs/job.types.js';
import { JobsService } from '../jobs/jobs.service.js';
import { DocumentsService } from './documents.service.js';
import { VirusScanner } from './virus-scanner.js';

const QUEUE = 'document-scans';
/** The queue of the version before, which several runs worked on at the same time. */
const QUEUE_BEFORE = 'scan-documents';
const EVERY_MINUTE = '* * * * *';
const BATCH = 50;
/** A run ends after this long, and leaves the rest to the next one. */
const RUN_MS = 4 * 60_000;
/** The next minute brings the next try, so a run is never repeated. */
const RULES: QueueRules = {
  retryLimit: 0,
  retrySeconds: 60,
  longestRetrySeconds: 60,
  expireSeconds: 6 * 60,
  // several would scan the same documents in the same order
  isExclusive: true,
};

/** Documents that wait for their scan, and since when the oldest does. */
export interface UnscannedDocuments {
  count: number;
  oldestSeconds: number;
}

/** A module whose rows use documents: the rows say which of them wait, so none is forgotten. */
export interface DocumentHolder {
  /** Lets those wait that were never scanned, and could be opened while there was no scanner. */
  closeUnscanned: () => Promise<void>;
  /** Keys of documents that wait, oldest first. */
  unscanned: (limit: number) => Promise<string[]>;
  countUnscanned: () => Promise<UnscannedDocuments>;
  /** Lets people open the document. */
  release: (transaction: Transaction, key: string) => Promise<void>;
  /** Says in the row that the document was removed, and tells people. */
  markInfected: (transaction: Transaction, key: string, virus: string) => Promise<void>;
}

/** Scans what could not be scanned when it was sent, every minute until it is done. */
@Injectable()
export class DocumentScans implements OnModuleInit {
  private readonly logger = new Logger('Files');
  private readonly holders: DocumentHolder[] = [];

  constructor(
    private readonly scanner: VirusScanner,
    private readonly documents: DocumentsService,
    private readonly jobs: JobsService,
    private readonly database: Database,
    private readonly log: SecurityLog,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.unschedule(QUEUE_BEFORE);
    if (!this.scanner.isOn) return this.jobs.unschedule(QUEUE);
    // before anybody can open one
    for (const holder of this.holders) await holder.closeUnscanned();
    await this.jobs.define(QUEUE, RULES, () => this.run());
    await this.jobs.schedule(QUEUE, EVERY_MINUTE);
  }

  /** Registers a module whose documents are scanned. */
  heldBy(holder: DocumentHolder): void {
    this.holders.push(holder);
  }

  async count(): Promise<UnscannedDocuments> {
    const counts = await Promise.all(this.holders.map((holder) => holder.countUnscanned()));
    return {
      count: counts.reduce((sum, { count }) => sum + count, 0),
      oldestSeconds: Math.max(0, ...counts.map(({ oldestSeconds }) => oldestSeconds)),
    };
  }

  /** One run over everything that waits. A document that cannot be scanned does not keep the others waiting. */
  async run(): Promise<void> {
    const end = performance.now() + RUN_MS;
    for (const holder of this.holders) {
      await holder.closeUnscanned();
      const failed = new Set<string>();
      for (;;) {
        const waiting = await holder.unscanned(BATCH + failed.size);
        const keys = waiting.filter((key) => !failed.has(key));
        if (keys.length === 0) break;
        for (const key of keys) {
          if (performance.now() > end) return;
          if (await this.settle(holder, key)) continue;
          if (!(await this.scanner.isThere())) return;
          failed.add(key);
        }
      }
    }
  }

  /** Whether the document could be scanned. One that is gone needs no scan. */
  private async settle(holder: DocumentHolder, key: string): Promise<boolean> {
    let virus: string | undefined;
    try {
      if (await this.documents.exists(key))
        virus = await this.scanner.scan(this.documents.read(key));
    } catch (error) {
      this.logger.warn(`A document still waits for its scan: ${String(error)}`);
      return false;
    }
    await this.database.transaction(async (transaction) => {
      if (!virus) return holder.release(transaction, key);
      await holder.markInfected(transaction, key, virus);
      await this.documents.eraseAfterCommit(transaction, [key]);
    });
    if (virus) this.log.warn('document.infected', { virus, stored: true });
    return true;
  }
}
