import { Injectable } from '@nestjs/common';
import type { ClientInfo } from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { CreatedPasskey, AddPasskeyArgs, Passkey } from '../second-factor/passkey.types.js';
import { PasskeysService } from '../second-factor/passkeys.service.js';
import type { OwnerProofArgs, RemovePasskeyArgs } from '../second-factor/second-factor.types.js';
import { SignInChallengesService } from '../sessions/sign-in-challenges.service.js';
import { toUser, type UserType } from '../users/user.types.js';
import { proofBy, SecondFactorProofService } from './second-factor-proof.service.js';

/** What people do with their passkeys. */
@Injectable()
export class PasskeyAccessService {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly challenges: SignInChallengesService,
    private readonly proof: SecondFactorProofService,
  ) {}

  list(viewer: Viewer): Promise<Passkey[]> {
    return this.passkeys.list(viewer);
  }

  async begin(viewer: Viewer, proof: OwnerProofArgs, clientInfo: ClientInfo): Promise<object> {
    const options = await this.passkeys.creationOptions(viewer);
    await this.proof.proveToAdd(viewer, proof, clientInfo, (transaction) =>
      this.passkeys.begin(transaction, viewer, options.challenge),
    );
    return options;
  }

  add(viewer: Viewer, args: AddPasskeyArgs): Promise<CreatedPasskey> {
    return this.passkeys.add(viewer, args);
  }

  rename(viewer: Viewer, id: string, name: string): Promise<Passkey> {
    return this.passkeys.rename(viewer, { id, name });
  }

  async remove(
    viewer: Viewer,
    { id, ...proof }: RemovePasskeyArgs,
    clientInfo: ClientInfo,
  ): Promise<UserType> {
    await this.passkeys.refuseRemoval(viewer, id);
    const user = await this.proof.prove(viewer, proof, clientInfo, (transaction) =>
      this.passkeys.remove(transaction, viewer, id),
    );
    return toUser(user);
  }

  /** What the browser needs for the second step of this sign-in. */
  async beginSignIn(challenge: string): Promise<object> {
    const { id, userId } = await this.challenges.find(challenge);
    return this.passkeys.requestOptions({ purpose: 'signIn', holderId: id, userId });
  }

  /** What the browser needs before a change of the second factor. */
  beginProof(viewer: Viewer): Promise<object> {
    return this.passkeys.requestOptions(proofBy(viewer));
  }
}
