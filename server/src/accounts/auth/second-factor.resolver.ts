import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Allow,
  AllowWithoutSecondFactor,
  CurrentViewer,
  Public,
} from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { SignsIn } from '../../platform/access/session-cookies.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  OwnerProofArgs,
  ConfirmSecondFactorArgs,
  RecoveryCodes,
  SecondFactorProofArgs,
  SecondFactorSetup,
  SecondFactorSignInArgs,
  SecondFactorState,
} from '../second-factor/second-factor.types.js';
import { UserType } from '../users/user.types.js';
import { AuthPayload } from './auth.types.js';
import { SecondFactorAccessService } from './second-factor-access.service.js';

@Allow('account.own')
@Resolver()
export class SecondFactorResolver {
  constructor(private readonly access: SecondFactorAccessService) {}

  @Public()
  @SignsIn()
  @Mutation(() => AuthPayload, {
    description:
      'The second step of signing in, after `login` answered SECOND_FACTOR_REQUIRED with a challenge. With a passkey or a code: WRONG_PASSKEY or WRONG_CODE if it is wrong or was used; CHALLENGE_EXPIRED after five minutes; ACCOUNT_LOCKED after too many attempts.',
  })
  signInWithSecondFactor(
    @Args() args: SecondFactorSignInArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.signIn(args, clientInfo);
  }

  @AllowWithoutSecondFactor()
  @Query(() => SecondFactorState, { description: 'The second factor of the caller.' })
  mySecondFactor(@CurrentViewer() viewer: Viewer) {
    return this.access.state(viewer);
  }

  @AllowWithoutSecondFactor()
  @Mutation(() => SecondFactorSetup, {
    description:
      'Begins to set up an authenticator app and answers what it needs. SECOND_FACTOR_ON if there is one.',
  })
  beginSecondFactor(
    @CurrentViewer() viewer: Viewer,
    @Args() proof: OwnerProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.begin(viewer, proof, clientInfo);
  }

  @AllowWithoutSecondFactor()
  @Mutation(() => RecoveryCodes, {
    description:
      'Adds the authenticator app with a first code. The first second factor ends all other sessions, and recovery codes are answered this once.',
  })
  confirmSecondFactor(@CurrentViewer() viewer: Viewer, @Args() { code }: ConfirmSecondFactorArgs) {
    return this.access.confirm(viewer, code);
  }

  @Mutation(() => UserType, {
    description:
      'Removes the authenticator app of the caller. SECOND_FACTOR_KEPT for the last second factor while the office requires one.',
  })
  disableSecondFactor(
    @CurrentViewer() viewer: Viewer,
    @Args() proof: SecondFactorProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.disable(viewer, proof, clientInfo);
  }

  @Mutation(() => RecoveryCodes, {
    description: 'Makes ten new recovery codes; the older ones no longer work.',
  })
  renewRecoveryCodes(
    @CurrentViewer() viewer: Viewer,
    @Args() proof: SecondFactorProofArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.renewCodes(viewer, proof, clientInfo);
  }

  @Allow('user.manage')
  @Mutation(() => UserType, {
    description:
      'Turns the second factor of somebody off, passkeys included, who lost their devices and recovery codes. They are told by mail.',
  })
  disableUserSecondFactor(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the account.' }, UuidPipe) id: string,
  ) {
    return this.access.disableFor(viewer, id);
  }
}
