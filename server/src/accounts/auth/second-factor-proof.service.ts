import { Injectable } from '@nestjs/common';
import type { ClientInfo } from '../../platform/access/client-info.js';
import { LockoutService } from '../../platform/access/lockout.service.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { holdSession } from '../../platform/access/session-hold.js';
import { isProgram } from '../../platform/access/token-grants.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { PasskeyPurpose } from '../second-factor/passkey-challenges.service.js';
import { PasskeysService, wrongPasskey } from '../second-factor/passkeys.service.js';
import type {
  GivenFactor,
  OwnerProofArgs,
  PersonProofArgs,
  SecondFactorProofArgs,
} from '../second-factor/second-factor.types.js';
import { SecondFactorsService, wrongCode } from '../second-factor/second-factors.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type Account, type UserEntity, UsersService } from '../users/users.service.js';
import { PasswordCheckService } from './password-check.service.js';

/** The person whose factor is checked, and the purpose that a passkey has to sign. */
interface Attempt {
  account: Account;
  given: GivenFactor;
  purpose: Pick<PasskeyPurpose, 'purpose' | 'holderId'>;
}

type Work<T> = (transaction: Transaction, user: UserEntity) => Promise<T>;

/** Checks passwords, codes and passkeys before a change. Wrong ones lock as wrong passwords do; factors are counted apart. */
@Injectable()
export class SecondFactorProofService {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly passkeys: PasskeysService,
    private readonly check: PasswordCheckService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly lockout: LockoutService,
  ) {}

  /** Asks for the password, and for the second factor of whoever has one, before a change or a look at everything. */
  async proveOwner<T>(
    viewer: Viewer,
    { password, ...given }: OwnerProofArgs,
    clientInfo: ClientInfo,
    work: Work<T>,
  ): Promise<T> {
    requireFactor(viewer, given);
    await this.checkPassword(viewer, password, clientInfo);
    return this.proveFactor(viewer, given, clientInfo, work);
  }

  /** The same of people; a program has the scope for it, and no password. */
  async provePerson<T>(
    viewer: Viewer,
    { password, ...given }: PersonProofArgs,
    clientInfo: ClientInfo,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    if (isProgram(viewer)) return this.users.transaction(work);
    if (!password) throw invalidFields({ field: 'password', rule: 'required' });
    return this.proveOwner(viewer, { password, ...given }, clientInfo, work);
  }

  /**
   * The same before a factor is added. EMAIL_NOT_PROVED while the address may be somebody else's, who could not get
   * in any more (A79).
   */
  async proveToAdd<T>(
    viewer: Viewer,
    proof: OwnerProofArgs,
    clientInfo: ClientInfo,
    begin: Work<T>,
  ): Promise<T> {
    if (!viewer.isEmailProved) throw new AppError('EMAIL_NOT_PROVED');
    return this.proveOwner(viewer, proof, clientInfo, begin);
  }

  /** WRONG_PASSWORD, counted as at sign-in, because the session may be stolen. */
  async checkPassword(
    viewer: Viewer,
    password: string,
    clientInfo: ClientInfo,
    field = 'password',
  ): Promise<void> {
    if (await this.check.isPasswordOf(viewer, password, clientInfo)) return;
    throw new AppError('WRONG_PASSWORD', {}, [{ field, rule: 'wrongPassword' }]);
  }

  /**
   * The second half of `proveOwner`, for changes that prepare something once the password was right. UNAUTHENTICATED if
   * the session has ended since, as with each change of the password.
   */
  async proveFactor<T>(
    viewer: Viewer,
    given: GivenFactor,
    clientInfo: ClientInfo,
    work: Work<T>,
  ): Promise<T> {
    requireFactor(viewer, given);
    if (viewer.hasSecondFactor) return this.proveOwnFactor(viewer, given, clientInfo, work);
    return this.users.transaction(async (transaction) => {
      const user = await this.users.lock(transaction, viewer.id);
      // turned on while this call waited for its turn
      if (user.secondFactorAt) throw factorMissing();
      await holdSession(transaction, viewer);
      return work(transaction, user);
    });
  }

  /** Asks for password and second factor before a change of the second factor; SECOND_FACTOR_OFF without one. */
  async prove<T>(
    viewer: Viewer,
    { password, ...given }: SecondFactorProofArgs,
    clientInfo: ClientInfo,
    change: Work<T>,
  ): Promise<T> {
    await this.checkPassword(viewer, password, clientInfo);
    return this.proveOwnFactor(viewer, given, clientInfo, change);
  }

  private async proveOwnFactor<T>(
    viewer: Viewer,
    given: GivenFactor,
    clientInfo: ClientInfo,
    change: Work<T>,
  ): Promise<T> {
    const account = await this.users.findAccountById(viewer.id);
    if (!account?.user.secondFactorAt) throw new AppError('SECOND_FACTOR_OFF');
    const attempt = { account, given, purpose: proofBy(viewer) };
    return this.withFactor(attempt, clientInfo, async (transaction) => {
      await holdSession(transaction, viewer);
      return change(transaction, account.user);
    });
  }

  /** Uses up the factor and does the work in one transaction; WRONG_CODE or WRONG_PASSKEY, counted as at sign-in. */
  async withFactor<T>(
    { account: { user }, given, purpose }: Attempt,
    { address }: ClientInfo,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const wasUsedBefore = () => this.sessions.knowsAddress(user.email, address);
    const isRight = async (transaction: Transaction) => {
      // The account before its factors, as where the office turns them off: each would wait for the other.
      await this.users.lock(transaction, user.id);
      return given.passkey
        ? this.passkeys.use(transaction, given.passkey, { ...purpose, userId: user.id })
        : this.factors.useCode(transaction, user, given.code ?? '');
    };
    const attempt = {
      secret: 'factor' as const,
      account: user.email,
      ipAddress: address,
      wasUsedBefore,
    };
    const done = await this.lockout.attempt(attempt, () =>
      this.users.transaction(async (transaction) => {
        if (!(await isRight(transaction))) return undefined;
        return { value: await work(transaction) };
      }),
    );
    if (!done) throw given.passkey ? wrongPasskey() : wrongCode();
    return done.value;
  }
}

const factorMissing = () =>
  new AppError('BAD_USER_INPUT', {}, [{ field: 'code', rule: 'required' }]);

/** Before a password is compared: nothing was guessed. */
function requireFactor(viewer: Viewer, given: GivenFactor): void {
  if (viewer.hasSecondFactor && !given.code && !given.passkey) throw factorMissing();
}

/** What a passkey is asked for before a change in a session. */
export const proofBy = ({ id, sessionId }: Viewer): PasskeyPurpose => ({
  purpose: 'proof',
  holderId: sessionId,
  userId: id,
});
