import { Injectable } from '@nestjs/common';
import { holdSession } from '../../platform/access/session-hold.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { DeletedItem } from '../../platform/graphql/answers.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { type KeptRecord, KeptRecords } from '../../requests/people/kept-records.js';
import { RequestErasure } from '../../requests/people/request-erasure.js';
import { UserErasure } from '../../accounts/users/user-erasure.js';
import { UsersService } from '../../accounts/users/users.service.js';
import { ErasureTraces } from './erasure-traces.js';

/** Erases people at their wish (B11): all or nothing, and nothing while the office still works for them. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly accounts: UserErasure,
    private readonly requests: RequestErasure,
    private readonly traces: ErasureTraces,
    private readonly kept: KeptRecords,
  ) {}

  /**
   * Erases the person with this account. ERASURE_OPEN_REQUESTS, with their references, while a request is
   * open; STAFF_NOT_ERASED for somebody of the office.
   */
  async erase(viewer: Viewer, userId: string): Promise<DeletedItem> {
    await this.database.transaction((transaction) => this.eraseIn(transaction, userId, viewer));
    return { id: userId };
  }

  /** What would stay of this person, and until when. */
  keptOf(userId: string): Promise<KeptRecord[]> {
    return this.kept.ofAccount(userId);
  }

  /**
   * Without a viewer, the retention rules do it. What was sent without an account from the same address is not the
   * account's (A79): only the office erases it, too, once the person proved in a session that the mailbox is theirs.
   */
  async eraseIn(transaction: Transaction, userId: string, viewer?: Viewer): Promise<void> {
    const user = await this.accounts.lock(transaction, userId);
    if (viewer) await holdSession(transaction, viewer);
    const words = await this.accounts.wordsOf(transaction, userId);
    // anybody can type an address or a number: those of others are theirs only once they are confirmed
    const { verified, proved } = await this.accounts.ownAddresses(transaction, user);
    const phones = await this.accounts.ownNumbers(transaction, user);
    const addresses = viewer && viewer.id !== userId ? proved : [];
    const sender = { userId, addresses };
    const open = await this.requests.openRequests(transaction, sender);
    if (open.length > 0)
      throw new AppError('ERASURE_OPEN_REQUESTS', { references: open.join(', ') });
    const erased = await this.requests.eraseOf(transaction, sender);
    await this.kept.closeOf(transaction, erased.ids);
    await this.accounts.erase(transaction, userId, verified);
    await this.users.record(transaction, 'erased', { viewer, after: user });
    await this.traces.ofPerson(transaction, { userId, addresses, phones, words }, erased);
  }
}
