import { Injectable } from '@nestjs/common';
import { LIMITS } from '../../contract/limits.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Settings } from '../../platform/settings/settings.js';
import { type UserEntity, UsersService } from '../users/users.service.js';
import { PasskeyChallengesService, type PasskeyPurpose } from './passkey-challenges.service.js';
import { PasskeyRepository } from './passkey.repository.js';
import type {
  CreatedPasskey,
  AddPasskeyArgs,
  Passkey,
  PasskeyAssertionInput,
} from './passkey.types.js';
import { RelyingParty } from './relying-party.js';
import { SecondFactorSwitch } from './second-factor-switch.service.js';

const registrationBy = ({ id, sessionId }: Viewer): PasskeyPurpose => ({
  purpose: 'registration',
  holderId: sessionId,
  userId: id,
});

/** Passkeys of people: added, used, renamed, removed. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly repository: PasskeyRepository,
    private readonly challenges: PasskeyChallengesService,
    private readonly relyingParty: RelyingParty,
    private readonly factor: SecondFactorSwitch,
    private readonly users: UsersService,
    private readonly settings: Settings,
  ) {}

  list({ id }: Viewer): Promise<Passkey[]> {
    return this.repository.list(id);
  }

  /** What the viewer's browser needs to make a passkey; PASSKEY_LIMIT if they have too many. */
  async creationOptions(viewer: Viewer): Promise<{ challenge: string }> {
    const known = await this.repository.list(viewer.id);
    if (known.length >= LIMITS.passkey.perAccount) throw new AppError('PASSKEY_LIMIT');
    const { shortName } = await this.settings.firm();
    return this.relyingParty.creationOptions(shortName[viewer.language], viewer, known);
  }

  /** Accepts a passkey that is made for this challenge, once. */
  begin(transaction: Transaction, viewer: Viewer, challenge: string): Promise<void> {
    return this.challenges.issue(registrationBy(viewer), challenge, transaction);
  }

  /**
   * Adds a passkey; as the first second factor it ends the viewer's other sessions. The account is locked
   * first: a challenge is forgotten when another factor becomes the first one.
   */
  async add(viewer: Viewer, { name, passkey }: AddPasskeyArgs): Promise<CreatedPasskey> {
    const added = await this.users.transaction(async (transaction) => {
      await this.users.lockOwn(transaction, viewer);
      const challenge = await this.challenges.consume(transaction, registrationBy(viewer));
      const made = challenge && (await this.relyingParty.verifyCreation(passkey, challenge));
      if (!made) return undefined;
      const codes = await this.factor.added(transaction, viewer, 'passkey');
      const known = await this.repository.list(viewer.id, transaction);
      if (known.length >= LIMITS.passkey.perAccount) throw new AppError('PASSKEY_LIMIT');
      return {
        passkey: await this.repository.add(transaction, viewer.id, { ...made, name }),
        codes,
      };
    });
    if (!added) throw wrongPasskey();
    return added;
  }

  /** What a browser needs to use one of the person's passkeys; SECOND_FACTOR_OFF if they have none. */
  async requestOptions(purpose: PasskeyPurpose): Promise<object> {
    const known = await this.repository.list(purpose.userId);
    if (known.length === 0) throw new AppError('SECOND_FACTOR_OFF');
    const options = await this.relyingParty.requestOptions(known);
    await this.challenges.issue(purpose, options.challenge);
    return options;
  }

  /** Uses up the challenge; false if a passkey of the person did not sign it, or is a copy. */
  async use(
    transaction: Transaction,
    assertion: PasskeyAssertionInput,
    purpose: PasskeyPurpose,
  ): Promise<boolean> {
    const challenge = await this.challenges.consume(transaction, purpose);
    if (!challenge) return false;
    const { userId } = purpose;
    const passkey = await this.repository.find(transaction, userId, assertion.credentialId);
    if (!passkey) return false;
    const counter = await this.relyingParty.verifyAssertion(assertion, challenge, passkey);
    return counter !== undefined && this.repository.use(transaction, passkey.id, counter);
  }

  /** NOT_FOUND if it is not theirs. */
  async rename(viewer: Viewer, change: { id: string; name: string }): Promise<Passkey> {
    return this.users.transaction(async (transaction) => {
      const after = await this.users.lockOwn(transaction, viewer);
      const passkey = await this.repository.rename(transaction, viewer.id, change);
      if (!passkey) throw new AppError('NOT_FOUND');
      await this.users.record(transaction, 'passkey_renamed', { viewer, after });
      return passkey;
    });
  }

  /** NOT_FOUND or SECOND_FACTOR_KEPT before a proof is used up for nothing. */
  async refuseRemoval(viewer: Viewer, id: string): Promise<void> {
    const known = await this.repository.list(viewer.id);
    if (!known.some((passkey) => passkey.id === id)) throw new AppError('NOT_FOUND');
    await this.factor.refuseLast(viewer);
  }

  /** NOT_FOUND if it is not theirs. */
  async remove(transaction: Transaction, viewer: Viewer, id: string): Promise<UserEntity> {
    if (!(await this.repository.remove(transaction, viewer.id, id)))
      throw new AppError('NOT_FOUND');
    return this.factor.removed(transaction, viewer, 'passkey');
  }
}

export const wrongPasskey = () =>
  new AppError('WRONG_PASSKEY', {}, [{ field: 'passkey', rule: 'wrongPasskey' }]);
