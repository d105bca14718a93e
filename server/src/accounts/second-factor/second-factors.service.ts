import { Injectable } from '@nestjs/common';
import { renderSVG } from 'uqr';
import { readCode } from '../../contract/codes.js';
import { SecretBox } from '../../platform/access/secret-box.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Settings } from '../../platform/settings/settings.js';
import { type UserEntity, UsersService } from '../users/users.service.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorSwitch } from './second-factor-switch.service.js';
import type { RecoveryCodes, SecondFactorSetup, SecondFactorState } from './second-factor.types.js';
import { newRecoveryCodes, newSecret, recoveryHash, setupUri, findStep } from './totp.js';

const nameOf = (userId: string) => `second-factor ${userId}`;

/** A way to give the second factor, besides recovery codes. */
export type FactorKind = 'passkey' | 'app';

/** Codes of authenticator apps and recovery codes: set up, checked, turned off. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly repository: SecondFactorRepository,
    private readonly factor: SecondFactorSwitch,
    private readonly users: UsersService,
    private readonly box: SecretBox,
    private readonly settings: Settings,
  ) {}

  async state(viewer: Viewer): Promise<SecondFactorState> {
    const state = await this.repository.state(viewer.id);
    return { ...state, isRequired: await this.factor.isRequiredOf(viewer) };
  }

  /** The second factors that the person has, the better one first. */
  async kindsOf(userId: string): Promise<FactorKind[]> {
    const { passkeys, appAddedAt } = await this.repository.state(userId);
    return [...(passkeys > 0 ? ['passkey' as const] : []), ...(appAddedAt ? ['app' as const] : [])];
  }

  /** SECOND_FACTOR_ON if there is an app: before a proof is used up for nothing. */
  async refuseSecondApp({ id }: Viewer): Promise<void> {
    const { appAddedAt } = await this.repository.state(id);
    if (appAddedAt) throw new AppError('SECOND_FACTOR_ON');
  }

  /** SECOND_FACTOR_OFF if there is no app, or SECOND_FACTOR_KEPT, for the same reason. */
  async refuseRemoval(viewer: Viewer): Promise<void> {
    const { appAddedAt } = await this.repository.state(viewer.id);
    if (!appAddedAt) throw new AppError('SECOND_FACTOR_OFF');
    await this.factor.refuseLast(viewer);
  }

  /** A new secret, as an app needs it. */
  async newSetup({ email, language }: Viewer): Promise<SecondFactorSetup> {
    const secret = newSecret();
    const { shortName } = await this.settings.firm();
    const uri = setupUri(shortName[language], email, secret);
    const svg = Buffer.from(renderSVG(uri)).toString('base64');
    return { secret, uri, qrCode: `data:image/svg+xml;base64,${svg}` };
  }

  /** Keeps the secret until a code confirms it; nothing changes before. SECOND_FACTOR_ON if there is an app. */
  async begin(transaction: Transaction, { id }: Viewer, secret: string): Promise<void> {
    const sealed = this.box.seal(nameOf(id), secret);
    const isBegun = await this.repository.begin(transaction, id, sealed);
    if (!isBegun) throw new AppError('SECOND_FACTOR_ON');
  }

  /** Adds the app; as the first second factor it ends the viewer's other sessions. */
  async confirm(viewer: Viewer, code: string): Promise<RecoveryCodes> {
    const { sealedSecret, confirmedAt } = (await this.repository.find(viewer.id)) ?? {};
    if (!sealedSecret) throw new AppError('SECOND_FACTOR_OFF');
    if (confirmedAt) throw new AppError('SECOND_FACTOR_ON');
    const step = this.stepOf(viewer.id, sealedSecret, code, null);
    if (step === undefined) throw wrongCode();
    const codes = await this.users.transaction(async (transaction) => {
      // as where a passkey is added: the account first, then its factors
      await this.users.lockOwn(transaction, viewer);
      const change = { sealedSecret, step };
      if (!(await this.repository.confirm(transaction, viewer.id, change)))
        throw new AppError('STALE_WRITE');
      return this.factor.added(transaction, viewer, 'app');
    });
    return { codes };
  }

  /**
   * Uses up a code of the app or a recovery code; false if it is wrong or was used. The use of a recovery
   * code is recorded and mailed.
   */
  async useCode(transaction: Transaction, user: UserEntity, typed: string): Promise<boolean> {
    const factor = await this.repository.find(user.id, transaction);
    const sealed = factor?.confirmedAt && factor.sealedSecret;
    const step = sealed ? this.stepOf(user.id, sealed, typed, factor.lastStep) : undefined;
    if (step !== undefined) return this.repository.useStep(transaction, user.id, step);
    const hash = recoveryHash(typed);
    const left = await this.repository.useRecoveryCode(transaction, user.id, hash);
    if (left === undefined) return false;
    await this.users.record(transaction, 'recovery_code_used', { after: user });
    await this.factor.mail(transaction, user, 'recoveryCodeUsed', { left: String(left) });
    return true;
  }

  /** New recovery codes; the older ones no longer work. */
  async renewCodes(
    transaction: Transaction,
    viewer: Viewer,
    user: UserEntity,
  ): Promise<RecoveryCodes> {
    const codes = newRecoveryCodes();
    await this.repository.setRecoveryCodes(transaction, viewer.id, codes.map(recoveryHash));
    await this.users.record(transaction, 'recovery_codes_renewed', { viewer, after: user });
    return { codes };
  }

  /** Removes the app; SECOND_FACTOR_OFF if there is none. */
  async removeApp(transaction: Transaction, viewer: Viewer): Promise<UserEntity> {
    if (!(await this.repository.removeApp(transaction, viewer.id)))
      throw new AppError('SECOND_FACTOR_OFF');
    return this.factor.removed(transaction, viewer, 'app');
  }

  /** A secret that was encrypted with another key cannot be read; then no code is right. */
  private stepOf(userId: string, sealed: string, typed: string, lastStep: number | null) {
    const secret = this.box.open(nameOf(userId), sealed);
    return secret === undefined ? undefined : findStep(secret, readCode(typed), lastStep);
  }
}

export const wrongCode = () =>
  new AppError('WRONG_CODE', {}, [{ field: 'code', rule: 'wrongCode' }]);
