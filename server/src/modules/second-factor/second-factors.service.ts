import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { renderSVG } from 'uqr';
import { isStaff } from '../../contract/enums.js';
import { SecretBox } from '../../core/access/secret-box.js';
import type { Transaction } from '../../core/database/transaction.js';
import { AppError } from '../../core/errors/app-error.js';
import { MailService } from '../../core/mail/mail.service.js';
import type { Actor, Viewer } from '../../core/request-context/viewer.js';
import { Settings } from '../../core/settings/settings.js';
import { type UserEntity, UsersService } from '../users/users.service.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import type { RecoveryCodes, SecondFactorSetup, SecondFactorState } from './second-factor.types.js';
import { newRecoveryCodes, newSecret, readCode, recoveryHash, setupUri, stepOf } from './totp.js';

const nameOf = (userId: string) => `second-factor ${userId}`;

/** The page on which people see to the second factor of their account. */
const PAGE = '/account?tab=security';

/** Codes of authenticator apps and recovery codes: set up, checked, turned off. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly repository: SecondFactorRepository,
    private readonly users: UsersService,
    private readonly box: SecretBox,
    private readonly mails: MailService,
    private readonly settings: Settings,
  ) {}

  async state(viewer: Viewer): Promise<SecondFactorState> {
    const factor = await this.repository.find(viewer.id);
    return {
      enabledAt: factor?.confirmedAt ?? null,
      recoveryCodesLeft: factor?.codesLeft ?? 0,
      isRequired: await this.isRequiredOf(viewer),
    };
  }

  /** The settings can require it of everybody in the office. */
  async isRequiredOf({ role }: Viewer): Promise<boolean> {
    return isStaff(role) && this.settings.get('requireSecondFactor');
  }

  /** A new secret; nothing changes until a code confirms it. */
  async begin({ id, email, language }: Viewer): Promise<SecondFactorSetup> {
    const secret = newSecret();
    const isBegun = await this.repository.begin(id, this.box.seal(nameOf(id), secret));
    if (!isBegun) throw new AppError('SECOND_FACTOR_ON');
    const { shortName } = await this.settings.firm();
    const uri = setupUri(shortName[language], email, secret);
    const svg = Buffer.from(renderSVG(uri)).toString('base64');
    return { secret, uri, qrCode: `data:image/svg+xml;base64,${svg}` };
  }

  /** Turns the second factor on; the viewer's other sessions end. */
  async confirm(viewer: Viewer, code: string): Promise<RecoveryCodes> {
    const factor = await this.repository.find(viewer.id);
    if (!factor) throw new AppError('SECOND_FACTOR_OFF');
    if (factor.confirmedAt) throw new AppError('SECOND_FACTOR_ON');
    const step = this.stepOf(viewer.id, factor.sealedSecret, code, null);
    if (step === undefined) throw wrongCode();
    const codes = newRecoveryCodes();
    const values = { sealedSecret: factor.sealedSecret, step };
    const recoveryHashes = codes.map(recoveryHash);
    await this.users.transaction(async (transaction) => {
      const secondFactorAt = await this.repository.confirm(transaction, viewer.id, {
        ...values,
        recoveryHashes,
      });
      if (!secondFactorAt) throw new AppError('STALE_WRITE');
      const change = { viewer, secondFactorAt, keptSession: viewer.sessionId };
      const user = await this.users.setSecondFactor(transaction, viewer.id, change);
      await this.mail(transaction, user, 'secondFactor.enabled');
    });
    return { codes };
  }

  /**
   * Uses up a code of the app or a recovery code; false if it is wrong or was used. The use of a recovery
   * code is recorded and mailed.
   */
  async useCode(transaction: Transaction, user: UserEntity, typed: string): Promise<boolean> {
    const factor = await this.repository.find(user.id, transaction);
    if (!factor?.confirmedAt) return false;
    const step = this.stepOf(user.id, factor.sealedSecret, typed, factor.lastStep);
    if (step !== undefined) return this.repository.useStep(transaction, user.id, step);
    const hash = recoveryHash(typed);
    const left = await this.repository.useRecoveryCode(transaction, user.id, hash);
    if (left === undefined) return false;
    await this.users.record(transaction, 'recovery_code_used', { after: user });
    await this.mail(transaction, user, 'secondFactor.recoveryCodeUsed', { left: String(left) });
    return true;
  }

  /** New recovery codes; the older ones no longer work. */
  async renewCodes(
    transaction: Transaction,
    viewer: Viewer,
    user: UserEntity,
  ): Promise<RecoveryCodes> {
    const codes = newRecoveryCodes();
    await this.repository.renewCodes(transaction, viewer.id, codes.map(recoveryHash));
    await this.users.record(transaction, 'recovery_codes_renewed', { viewer, after: user });
    return { codes };
  }

  /** Turns it off, for oneself or for somebody else; SECOND_FACTOR_OFF if there is none. */
  async disable(transaction: Transaction, viewer: Actor, userId: string): Promise<UserEntity> {
    if (!(await this.repository.remove(transaction, userId))) {
      throw new AppError('SECOND_FACTOR_OFF');
    }
    const change = { viewer, secondFactorAt: null };
    const user = await this.users.setSecondFactor(transaction, userId, change);
    const isOwn = viewer.id === userId;
    await this.mail(transaction, user, `secondFactor.${isOwn ? 'disabled' : 'disabledByOffice'}`);
    return user;
  }

  /** A secret that was encrypted with another key cannot be read; then no code is right. */
  private stepOf(userId: string, sealed: string, typed: string, lastStep: number | null) {
    const secret = this.box.open(nameOf(userId), sealed);
    return secret === undefined ? undefined : stepOf(secret, readCode(typed), lastStep);
  }

  private mail(
    transaction: Transaction,
    { email, language, fullName }: UserEntity,
    template: string,
    variables: Record<string, string> = {},
  ): Promise<void> {
    const changedAt = { moment: new Date().toISOString() };
    return this.mails.enqueue(transaction, {
      cause: `${template}:${uuidv7()}`,
      to: email,
      language,
      template,
      path: PAGE,
      variables: { name: fullName, changedAt, ...variables },
    });
  }
}

export const wrongCode = () =>
  new AppError('WRONG_CODE', {}, [{ field: 'code', rule: 'wrongCode' }]);
