import { Injectable } from '@nestjs/common';
import { lockAccount } from '../../platform/access/session-hold.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Notifier } from '../../platform/notifications/notifier.js';
import { RequestOwners } from '../../requests/store/request-owners.js';
import { type Link, LinkTokensService } from '../link-tokens/link-tokens.service.js';
import type { AccountAddress } from '../link-tokens/link-mails.types.js';
import { UserAccess } from './user-access.js';
import { UserRepository } from './user.repository.js';
import { type UserEntity, UsersService } from './users.service.js';

const purpose = 'disown';

/**
 * "It was not me": whoever reads a mailbox closes the account that somebody else made with its address, also once a
 * program has verified it (A79).
 */
@Injectable()
export class AccountDisowningService {
  constructor(
    private readonly links: LinkTokensService,
    private readonly users: UsersService,
    private readonly accounts: UserRepository,
    private readonly access: UserAccess,
    private readonly owners: RequestOwners,
    private readonly notifier: Notifier,
  ) {}

  /** INVALID_DISOWN_TOKEN if the link is not valid, or the account has another address by now. */
  async disown(token: string, clientInfo: ClientInfo): Promise<AccountAddress> {
    const link = await this.links.check(token, purpose, clientInfo);
    await this.users.transaction(async (transaction) => {
      await lockAccount(transaction, link.userId);
      const admins = await this.accounts.lockAdmins(transaction);
      const user = await this.find(transaction, link);
      await this.links.consume(transaction, token, purpose);
      const isLastAdmin = admins.length === 1 && admins[0] === user.id;
      await this.close(transaction, user, isLastAdmin);
    });
    return { email: link.email };
  }

  private async find(transaction: Transaction, { userId, email }: Link): Promise<UserEntity> {
    const user = await this.users.lockActive(transaction, userId);
    if (user?.email !== email) throw new AppError('INVALID_DISOWN_TOKEN');
    return user;
  }

  /** A client's account that has sent nothing is removed. The office is told of any other, and decides about it. */
  private async close(
    transaction: Transaction,
    before: UserEntity,
    isLastAdmin: boolean,
  ): Promise<void> {
    const { id, role, fullName: person } = before;
    const isUnused = role === 'client' && !(await this.owners.hasSent(transaction, id));
    const change = isUnused ? { deletedAt: new Date() } : { isActive: isLastAdmin };
    const after = await this.accounts.change(transaction, id, change);
    await this.access.revokeAccess(transaction, id);
    await this.users.record(transaction, 'disowned', { before, after });
    if (isUnused) return;
    await this.notifier.tellStaff(transaction, {
      ...{ event: 'disowned', type: 'warning', permission: 'user.manage' },
      ...{ entity: 'user', entityId: id, values: { person } },
    });
  }
}
