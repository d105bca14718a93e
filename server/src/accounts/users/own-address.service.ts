import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { lockAccount } from '../../platform/access/session-hold.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestOwners } from '../../requests/store/request-owners.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { EmailChangesService, type FormerAddress } from './email-changes.service.js';
import { PasswordsService } from './passwords.service.js';
import { UserAccess } from './user-access.js';
import { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { toUser, type UserType } from './user.types.js';
import { UsersService } from './users.service.js';

const NOBODYS_PASSWORD_BYTES = 32;

/** Changes that are undone together with a change of the e-mail address. */
type AlsoUndo = (
  transaction: Transaction,
  user: UserEntity,
  former: FormerAddress,
) => Promise<unknown> | undefined;

/** The e-mail address of one's own account: changed, and changed back from the old address. */
@Injectable()
export class OwnAddressService {
  constructor(
    private readonly users: UsersService,
    private readonly repository: UserRepository,
    private readonly access: UserAccess,
    private readonly changes: EmailChangesService,
    private readonly passwords: PasswordsService,
    private readonly entityWriter: EntityWriter,
    private readonly sessions: SessionsService,
    private readonly owners: RequestOwners,
  ) {}

  /** Call it once password and factor were right. Other sessions and older links end; the same address changes nothing. */
  async change(
    transaction: Transaction,
    viewer: Viewer,
    { email, returnTo }: { email: string; returnTo?: string | null },
  ): Promise<UserType> {
    const before = await this.repository.lock(transaction, viewer.id);
    if (before.email === email) return toUser(before);
    const after = await this.repository.change(transaction, viewer.id, {
      ...{ email, emailVerifiedAt: null },
    });
    await this.access.revokeFromStrangers(transaction, viewer.id, viewer.sessionId);
    await this.changes.note(transaction, before);
    await this.access.sendTypedVerification(transaction, after, returnTo);
    await this.users.record(transaction, 'email_changed', { viewer, before, after });
    return toUser(after);
  }

  /**
   * Gives the account its old address back, verified and proved as it was, with name and phone. Nobody gets in with what was valid
   * since: sessions, links and the password end, and a link for a new password is mailed to the old address. What was
   * sent since may be somebody else's, who got the account by its address: it has no account any more. Answers
   * the address; undefined if the link was used meanwhile or the account is gone.
   */
  async undo(
    change: { id: string; userId: string },
    alsoUndo: AlsoUndo,
  ): Promise<string | undefined> {
    const nobodys = randomBytes(NOBODYS_PASSWORD_BYTES).toString('base64url');
    const passwordHash = await this.passwords.hash(nobodys);
    return this.users.transaction(async (transaction) => {
      await lockAccount(transaction, change.userId);
      const before = await this.entityWriter.lock(transaction, UserEntity, change.userId);
      if (!before || before.deletedAt) return undefined;
      const former = await this.changes.take(transaction, change.id);
      if (!former) return undefined;
      const { oldEmail: email, oldVerifiedAt: emailVerifiedAt, changedAt } = former;
      await this.repository.change(transaction, before.id, {
        email,
        emailVerifiedAt,
        passwordHash,
      });
      // afterwards, because a new address has no proof
      const after = await this.repository.change(transaction, before.id, profileOf(former));
      await this.access.revokeFromStrangers(transaction, before.id);
      await this.sessions.deleteSince(transaction, before.id, changedAt);
      await this.owners.leave(transaction, before, changedAt);
      await alsoUndo(transaction, after, former);
      if (after.isActive) await this.access.sendReset(transaction, after);
      await this.users.record(transaction, 'email_change_undone', { before, after });
      return email;
    });
  }
}

function profileOf({ profile }: FormerAddress): Partial<UserEntity> {
  if (!profile) return { phoneNumber: '', phoneE164: null, phoneVerifiedAt: null };
  const moment = (at?: string | null) => (at ? new Date(at) : null);
  const { phoneVerifiedAt, emailProvedAt } = profile;
  return {
    ...profile,
    ...{ phoneVerifiedAt: moment(phoneVerifiedAt), emailProvedAt: moment(emailProvedAt) },
  };
}
