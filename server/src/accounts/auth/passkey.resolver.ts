import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Allow,
  AllowWithoutSecondFactor,
  CurrentViewer,
  Public,
} from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  CreatedPasskey,
  AddPasskeyArgs,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeySignInArgs,
  RenamePasskeyArgs,
} from '../second-factor/passkey.types.js';
import { OwnerProofArgs, RemovePasskeyArgs } from '../second-factor/second-factor.types.js';
import { UserType } from '../users/user.types.js';
import { PasskeyAccessService } from './passkey-access.service.js';

@Allow('account.own')
@Resolver()
export class PasskeyResolver {
  constructor(private readonly access: PasskeyAccessService) {}

  @Public()
  @Mutation(() => PasskeyRequestOptions, {
    description:
      'What navigator.credentials.get needs for the second step of signing in. Each is good for one attempt.',
  })
  beginPasskeySignIn(@Args() { challenge }: PasskeySignInArgs) {
    return this.access.beginSignIn(challenge);
  }

  @AllowWithoutSecondFactor()
  @Query(() => [Passkey], { description: 'The passkeys of the caller, the oldest first.' })
  myPasskeys(@CurrentViewer() viewer: Viewer) {
    return this.access.list(viewer);
  }

  @AllowWithoutSecondFactor()
  @Mutation(() => PasskeyCreationOptions, {
    description:
      'What navigator.credentials.create needs to make a passkey. PASSKEY_LIMIT if the caller has too many.',
  })
  beginPasskey(
    @CurrentViewer() viewer: Viewer,
    @Args() proof: OwnerProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.begin(viewer, proof, clientInfo);
  }

  @AllowWithoutSecondFactor()
  @Mutation(() => CreatedPasskey, {
    description:
      'Adds a passkey. The first second factor ends all other sessions, and recovery codes are answered this once.',
  })
  createPasskey(@CurrentViewer() viewer: Viewer, @Args() args: AddPasskeyArgs) {
    return this.access.add(viewer, args);
  }

  @Mutation(() => PasskeyRequestOptions, {
    description:
      'What navigator.credentials.get needs to prove a change of the second factor. Each is good for one attempt.',
  })
  beginPasskeyProof(@CurrentViewer() viewer: Viewer) {
    return this.access.beginProof(viewer);
  }

  @Mutation(() => Passkey, { description: 'Gives a passkey another name.' })
  renamePasskey(@CurrentViewer() viewer: Viewer, @Args() { id, name }: RenamePasskeyArgs) {
    return this.access.rename(viewer, id, name);
  }

  @Mutation(() => UserType, {
    description:
      'Deletes a passkey for good. SECOND_FACTOR_KEPT for the last second factor while the office requires one.',
  })
  erasePasskey(
    @CurrentViewer() viewer: Viewer,
    @Args() args: RemovePasskeyArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.remove(viewer, args, clientInfo);
  }
}
