import { Injectable } from '@nestjs/common';
import { holdSession, lockAccountFor } from '../../platform/access/session-hold.js';
import { normalizeEmail } from '../../contract/patterns.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Actor, Viewer } from '../../platform/request-context/viewer.js';
import { SecondFactorSwitch } from '../second-factor/second-factor-switch.service.js';
import type {
  OwnerProofArgs,
  RecoveryCodes,
  SecondFactorProofArgs,
  SecondFactorSetup,
  SecondFactorSignInArgs,
  SecondFactorState,
} from '../second-factor/second-factor.types.js';
import { SecondFactorsService } from '../second-factor/second-factors.service.js';
import { SignInChallengesService } from '../sessions/sign-in-challenges.service.js';
import { toUser, type UserType } from '../users/user.types.js';
import { UsersService } from '../users/users.service.js';
import type { AuthPayload } from './auth.types.js';
import { SecondFactorProofService } from './second-factor-proof.service.js';
import { SignInsService } from './sign-ins.service.js';

/** The second step of signing in, and what people do with authenticator apps and recovery codes. */
@Injectable()
export class SecondFactorAccessService {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly factor: SecondFactorSwitch,
    private readonly challenges: SignInChallengesService,
    private readonly proof: SecondFactorProofService,
    private readonly signIns: SignInsService,
    private readonly users: UsersService,
  ) {}

  /** The second step of signing in; a wrong code or passkey leaves the challenge valid for another try. */
  async signIn(
    { challenge, ...given }: SecondFactorSignInArgs,
    clientInfo: ClientInfo,
  ): Promise<AuthPayload> {
    const { id, userId } = await this.challenges.find(challenge);
    const account = await this.users.findAccountById(userId);
    if (!account?.user.secondFactorAt) throw new AppError('CHALLENGE_EXPIRED');
    const { passwordHash } = account;
    const purpose = { purpose: 'signIn' as const, holderId: id };
    const attempt = { account, given, purpose };
    const payload = await this.proof.withFactor(attempt, clientInfo, async (transaction) => {
      await this.challenges.consume(transaction, challenge);
      const checked = { user: toUser(account.user), passwordHash, gaveFactor: true };
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
    proof: OwnerProofArgs,
    clientInfo: ClientInfo,
  ): Promise<SecondFactorSetup> {
    await this.factors.refuseSecondApp(viewer);
    const setup = await this.factors.newSetup(viewer);
    await this.proof.proveToAdd(viewer, proof, clientInfo, (transaction) =>
      this.factors.begin(transaction, viewer, setup.secret),
    );
    return setup;
  }

  confirm(viewer: Viewer, code: string): Promise<RecoveryCodes> {
    return this.factors.confirm(viewer, code);
  }

  async disable(
    viewer: Viewer,
    proof: SecondFactorProofArgs,
    clientInfo: ClientInfo,
  ): Promise<UserType> {
    await this.factors.refuseRemoval(viewer);
    const user = await this.proof.prove(viewer, proof, clientInfo, (transaction) =>
      this.factors.removeApp(transaction, viewer),
    );
    return toUser(user);
  }

  renewCodes(
    viewer: Viewer,
    proof: SecondFactorProofArgs,
    clientInfo: ClientInfo,
  ): Promise<RecoveryCodes> {
    return this.proof.prove(viewer, proof, clientInfo, (transaction, user) =>
      this.factors.renewCodes(transaction, viewer, user),
    );
  }

  /** As an administrator, for somebody who has neither their devices nor a recovery code. */
  async disableFor(viewer: Viewer, userId: string): Promise<UserType> {
    if (viewer.id === userId) throw new AppError('OWN_SECOND_FACTOR');
    await this.users.get(userId);
    const user = await this.users.transaction(async (transaction) => {
      await lockAccountFor(transaction, viewer, userId);
      await holdSession(transaction, viewer);
      return this.factor.turnOff(transaction, viewer, userId);
    });
    return toUser(user);
  }

  /** The same at the terminal of the machine. */
  async disableOf(actor: Actor, email: string): Promise<void> {
    const account = await this.users.findAccount(normalizeEmail(email));
    if (!account) throw new AppError('NOT_FOUND');
    const { id } = account.user;
    await this.users.transaction((transaction) => this.factor.turnOff(transaction, actor, id));
  }
}
