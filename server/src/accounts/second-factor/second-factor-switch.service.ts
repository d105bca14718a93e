import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { isStaff } from '../../contract/enums.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { Actor, Viewer } from '../../platform/request-context/viewer.js';
import { Settings } from '../../platform/settings/settings.js';
import { type UserEntity, UsersService } from '../users/users.service.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { PasskeyRepository } from './passkey.repository.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { newRecoveryCodes, recoveryHash } from './totp.js';

/** The page on which people see to the second factor of their account. */
const PAGE = '/account?tab=security';

type Way = 'app' | 'passkey';
const ADDED = { app: 'authenticator_added', passkey: 'passkey_added' } as const;
const ADDITIONS: readonly string[] = Object.values(ADDED).map((verb) => `user.${verb}`);
const REMOVED = { app: 'authenticator_removed', passkey: 'passkey_removed' } as const;

/** The second factor of an account as a whole: on with the first app or passkey, off with the last one. */
@Injectable()
export class SecondFactorSwitch {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: PasskeyChallengesService,
    private readonly users: UsersService,
    private readonly mails: MailService,
    private readonly settings: Settings,
  ) {}

  /** The settings can require it of everybody in the office. */
  async isRequiredOf({ role }: Pick<Viewer, 'role'>): Promise<boolean> {
    return isStaff(role) && this.settings.get('requireSecondFactor');
  }

  /**
   * Records that an app or passkey was added. The first one turns the second factor on: other sessions end,
   * recovery codes are answered, and what was begun with the password alone is forgotten.
   */
  async added(transaction: Transaction, viewer: Viewer, way: Way): Promise<string[]> {
    const before = await this.users.lock(transaction, viewer.id);
    // it may have got another address since the beginning
    if (!before.emailProvedAt) throw new AppError('EMAIL_NOT_PROVED');
    await this.users.record(transaction, ADDED[way], { viewer, after: before });
    if (before.secondFactorAt) {
      await this.mail(transaction, before, `${way}Added`);
      return [];
    }
    await this.challenges.forgetRegistrations(transaction, viewer.id);
    const codes = newRecoveryCodes();
    const hashes = codes.map(recoveryHash);
    const secondFactorAt = await this.factors.setRecoveryCodes(transaction, viewer.id, hashes);
    const change = { viewer, secondFactorAt, keptSession: viewer.sessionId };
    const after = await this.users.setSecondFactor(transaction, viewer.id, change);
    await this.mail(transaction, after, 'enabled');
    return codes;
  }

  /** SECOND_FACTOR_KEPT if there is only one and it is required: before a proof is used up for nothing. */
  async refuseLast(viewer: Viewer): Promise<void> {
    const { appAddedAt, passkeys } = await this.factors.state(viewer.id);
    const isLast = passkeys + (appAddedAt ? 1 : 0) === 1;
    if (isLast && (await this.isRequiredOf(viewer))) throw new AppError('SECOND_FACTOR_KEPT');
  }

  /** Records that one was removed. The last one turns it off; SECOND_FACTOR_KEPT if it is required. */
  async removed(transaction: Transaction, viewer: Viewer, way: Way): Promise<UserEntity> {
    const before = await this.users.lock(transaction, viewer.id);
    await this.users.record(transaction, REMOVED[way], { viewer, after: before });
    const { appAddedAt, passkeys } = await this.factors.state(viewer.id, transaction);
    if (appAddedAt || passkeys > 0) {
      await this.mail(transaction, before, `${way}Removed`);
      return before;
    }
    if (await this.isRequiredOf(before)) throw new AppError('SECOND_FACTOR_KEPT');
    return this.turnOff(transaction, viewer, viewer.id);
  }

  /** Removes all of it, for oneself or for somebody else; SECOND_FACTOR_OFF if there is none. */
  async turnOff(transaction: Transaction, viewer: Actor, userId: string): Promise<UserEntity> {
    const before = await this.users.lock(transaction, userId);
    if (!before.secondFactorAt) throw new AppError('SECOND_FACTOR_OFF');
    await this.factors.remove(transaction, userId);
    await this.passkeys.removeAll(transaction, userId);
    const change = { viewer, secondFactorAt: null };
    const after = await this.users.setSecondFactor(transaction, userId, change);
    await this.mail(transaction, after, viewer.id === userId ? 'disabled' : 'disabledByOffice');
    return after;
  }

  /**
   * Turns it off for a client whose address was not proved when their password is reset by a mailed link: somebody else
   * may have made the account (A79). That of the office stays, which others of the office can turn off.
   */
  async dropUnproved(transaction: Transaction, userId: string): Promise<void> {
    const user = await this.users.lock(transaction, userId);
    if (!user.secondFactorAt || user.emailProvedAt || isStaff(user.role)) return;
    await this.turnOff(transaction, { id: userId, fullName: user.fullName }, userId);
  }

  /**
   * Removes what was added since a moment, which the owner may not have; turns all of it off if anything was removed or
   * renewed since, which the owner may be left without.
   */
  async dropChanged(transaction: Transaction, user: UserEntity, since: Date): Promise<void> {
    if (!user.secondFactorAt) return;
    const changes = await this.factors.changesSince(transaction, user.id, since);
    if (changes.some((change) => !ADDITIONS.includes(change)))
      return void (await this.turnOff(transaction, user, user.id));
    await this.factors.removeAppSince(transaction, user.id, since);
    await this.passkeys.removeSince(transaction, user.id, since);
  }

  mail(
    transaction: Transaction,
    { id, email, language, fullName }: UserEntity,
    about: string,
    variables: Record<string, string> = {},
  ): Promise<void> {
    const template = `secondFactor.${about}`;
    const changedAt = { moment: new Date().toISOString() };
    return this.mails.enqueue(transaction, {
      cause: `${template}:${uuidv7()}:${id}`,
      to: email,
      language,
      template,
      path: PAGE,
      variables: { name: fullName, changedAt, ...variables },
    });
  }
}
