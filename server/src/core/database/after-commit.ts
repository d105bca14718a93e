import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntitySubscriberInterface,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';
import { Flight, type Writer } from './flight.js';

/**
 * Runs callbacks once the transaction they belong to is committed, and never when it is rolled back.
 *
 * @example afterCommit.run(manager, 'mail', () => this.wake('mail'));
 */
@Injectable()
export class AfterCommit implements EntitySubscriberInterface {
  private readonly waiting = new WeakMap<QueryRunner, Map<string, () => void>>();

  constructor(dataSource: DataSource) {
    dataSource.subscribers.push(this);
  }

  /** Callbacks of one transaction under one key run once; outside a transaction at once. */
  run(writer: Writer, key: string, callback: () => void): void {
    if (writer instanceof Flight) return writer.afterwards(key, callback);
    const runner = writer.queryRunner;
    if (!runner?.isTransactionActive) return callback();
    const callbacks = this.waiting.get(runner) ?? new Map<string, () => void>();
    this.waiting.set(runner, callbacks.set(key, callback));
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // A released savepoint is announced as a commit too, while its transaction is still open.
    if (queryRunner.isTransactionActive) return;
    const callbacks = this.waiting.get(queryRunner);
    this.waiting.delete(queryRunner);
    callbacks?.forEach((callback) => callback());
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (!queryRunner.isTransactionActive) this.waiting.delete(queryRunner);
  }
}
