import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../../contract/patterns.js';
import type { ClientInfo } from '../../core/access/client-info.js';
import { LockoutService } from '../../core/access/lockout.service.js';
import type { Transaction } from '../../core/database/transaction.js';
import { AppError } from '../../core/errors/app-error.js';
import type { Actor, Viewer } from '../../core/request-context/viewer.js';
import {
  type RecoveryCodes,
  type SecondFactorProofArgs,
  type SecondFactorSetup,
  type SecondFactorSignInArgs,
  type SecondFactorState,
} from '../second-factor/second-factor.types.js';
import { SecondFactorsService, wrongCode } from '../second-factor/second-factors.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInChallengesService } from '../sessions/sign-in-challenges.service.js';
import { toUser, type UserType } from '../users/user.types.js';
import { type Account, type UserEntity, UsersService } from '../users/users.service.js';
import type { AuthPayload } from './auth.types.js';
import { PasswordCheckService } from './password-check.service.js';
import { SignInsService } from './sign-ins.service.js';

/** Signing in with a code, and what people do with their second factor. Wrong codes lock as wrong passwords do. */
@Injectable()
export class SecondFactorAccessService {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly challenges: SignInChallengesService,
    private readonly check: PasswordCheckService,
    private readonly signIns: SignInsService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly lockout: LockoutService,
  ) {}

  /** The second step of signing in; WRONG_CODE leaves the challenge valid for another try. */
  async signIn(
    { challenge, code }: SecondFactorSignInArgs,
    clientInfo: ClientInfo,
  ): Promise<AuthPayload> {
    const account = await this.users.findAccountById(await this.challenges.ownerOf(challenge));
    if (!account?.user.secondFactorAt) throw new AppError('CHALLENGE_EXPIRED');
    const { passwordHash } = account;
    const payload = await this.withCode(account, code, clientInfo, async (transaction) => {
      await this.challenges.consume(transaction, challenge);
      const checked = { user: toUser(account.user), passwordHash, gaveCode: true };
      return this.signIns.open(checked, clientInfo, transaction);
    });
    if (!payload) throw new AppError('CHALLENGE_EXPIRED');
    return payload;
  }

  state(viewer: Viewer): Promise<SecondFactorState> {
    return this.factors.state(viewer);
  }

  async begin(
    viewer: Viewer,
    password: string,
    clientInfo: ClientInfo,
  ): Promise<SecondFactorSetup> {
    await this.checkPassword(viewer, password, clientInfo);
    return this.factors.begin(viewer);
  }

  confirm(viewer: Viewer, code: string): Promise<RecoveryCodes> {
    return this.factors.confirm(viewer, code);
  }

  async disable(
    viewer: Viewer,
    proof: SecondFactorProofArgs,
    clientInfo: ClientInfo,
  ): Promise<UserType> {
    if (await this.factors.isRequiredOf(viewer)) throw new AppError('SECOND_FACTOR_KEPT');
    const user = await this.prove(viewer, proof, clientInfo, (transaction) =>
      this.factors.disable(transaction, viewer, viewer.id),
    );
    return toUser(user);
  }

  renewCodes(
    viewer: Viewer,
    proof: SecondFactorProofArgs,
    clientInfo: ClientInfo,
  ): Promise<RecoveryCodes> {
    return this.prove(viewer, proof, clientInfo, (transaction, user) =>
      this.factors.renewCodes(transaction, viewer, user),
    );
  }

  /** As an administrator, for somebody who has neither the phone nor a recovery code. */
  async disableFor(viewer: Viewer, userId: string): Promise<UserType> {
    if (viewer.id === userId) throw new AppError('OWN_SECOND_FACTOR');
    await this.users.get(userId);
    return toUser(await this.turnOff(viewer, userId));
  }

  /** The same at the terminal of the machine. */
  async disableOf(actor: Actor, email: string): Promise<void> {
    const account = await this.users.findAccount(normalizeEmail(email));
    if (!account) throw new AppError('NOT_FOUND');
    await this.turnOff(actor, account.user.id);
  }

  private turnOff(actor: Actor, userId: string): Promise<UserEntity> {
    return this.users.transaction((transaction) =>
      this.factors.disable(transaction, actor, userId),
    );
  }

  /** Asks for password and code before a change, because the session may be stolen. */
  private async prove<T>(
    viewer: Viewer,
    { password, code }: SecondFactorProofArgs,
    clientInfo: ClientInfo,
    change: (transaction: Transaction, user: UserEntity) => Promise<T>,
  ): Promise<T> {
    await this.checkPassword(viewer, password, clientInfo);
    const account = await this.users.findAccountById(viewer.id);
    if (!account?.user.secondFactorAt) throw new AppError('SECOND_FACTOR_OFF');
    return this.withCode(account, code, clientInfo, (transaction) =>
      change(transaction, account.user),
    );
  }

  /** Uses up the code and does the work in one transaction; WRONG_CODE, counted as at sign-in. */
  private async withCode<T>(
    { user }: Account,
    code: string,
    { address }: ClientInfo,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const isKnown = () => this.sessions.knowsAddress(user.email, address);
    const done = await this.lockout.attempt({ account: user.email, address, isKnown }, () =>
      this.users.transaction(async (transaction) => {
        if (!(await this.factors.useCode(transaction, user, code))) return undefined;
        return { value: await work(transaction) };
      }),
    );
    if (!done) throw wrongCode();
    return done.value;
  }

  private async checkPassword(
    viewer: Viewer,
    password: string,
    clientInfo: ClientInfo,
  ): Promise<void> {
    if (await this.check.isPasswordOf(viewer, password, clientInfo)) return;
    throw new AppError('WRONG_PASSWORD', {}, [{ field: 'password', rule: 'wrongPassword' }]);
  }
}
