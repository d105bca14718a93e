import { Injectable } from '@nestjs/common';
import type { PersonVerb } from '../../contract/audit-verbs.js';
import { holdSession } from '../../platform/access/session-hold.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Viewer } from '../../platform/request-context/viewer.js';

/** They wait for each other: they are rare, and a merge changes a whole tree. */
const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(hashtext('people merges'))`;

/** What the office changed about a person. */
interface PersonChange {
  verb: PersonVerb;
  /** Id of the person. */
  id: string;
  before: object;
  after: object;
  /** Reference number of a request that it is about. */
  reference?: string;
}

/** How the office changes who is whom: in a transaction of its own, and recorded. */
@Injectable()
export class PersonChanges {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  run<T>(viewer: Viewer, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.database.transaction(async (transaction) => {
      await holdSession(transaction, viewer);
      await transaction.execute(ONE_AT_A_TIME);
      return work(transaction);
    });
  }

  /** Without names: they would outlive the erasure of the person. */
  async record(
    transaction: Transaction,
    viewer: Viewer,
    { verb, id, reference, before, after }: PersonChange,
  ): Promise<void> {
    await this.auditLog.record(transaction, {
      ...{ viewer, action: `person.${verb}`, entity: 'person', entityId: id },
      ...{ before, after },
      ...(reference && { label: reference }),
    });
  }
}
