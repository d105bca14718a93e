import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transaction.js';
import type { Viewer } from '../request-context/viewer.js';

/** Who gives the requests away that another person deals with, and to whom; null is nobody. */
export interface Handover {
  viewer: Viewer;
  from: string;
  to: string | null;
}

/** A kind of request that people deal with. */
interface AssignedRequests {
  countAssigned(userId: string): Promise<number>;
  handOver(transaction: Transaction, handover: Handover): Promise<void>;
}

/** What becomes of the requests of somebody who leaves the office, over all kinds. */
@Injectable()
export class RequestHandover {
  private readonly sources: AssignedRequests[] = [];

  /** Makes a kind of request known; its service calls this once. */
  add(source: AssignedRequests): void {
    this.sources.push(source);
  }

  /** How many requests the person deals with that are not done. */
  async count(userId: string): Promise<number> {
    const counts = await Promise.all(this.sources.map((source) => source.countAssigned(userId)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Gives all of them to somebody else, in the transaction in which the person leaves. */
  async run(transaction: Transaction, handover: Handover): Promise<void> {
    for (const source of this.sources) await source.handOver(transaction, handover);
  }
}
