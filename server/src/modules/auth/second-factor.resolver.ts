import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Allow,
  AllowWithoutSecondFactor,
  CurrentViewer,
  Public,
} from '../../core/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../core/access/client-info.js';
import { SignsIn } from '../../core/access/session-cookie.interceptors.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import {
  BeginSecondFactorArgs,
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
      'The second step of signing in, after `login` answered SECOND_FACTOR_REQUIRED with a challenge. WRONG_CODE for a wrong or used code; CHALLENGE_EXPIRED after five minutes; ACCOUNT_LOCKED after too many attempts.',
  })
  signInWithSecondFactor(
    @Args() args: SecondFactorSignInArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.signIn(args, clientInfo);
  }

  @AllowWithoutSecondFactor()
  @Query(() => SecondFactorState, { description: 'Whether the caller needs a code to sign in.' })
  mySecondFactor(@CurrentViewer() viewer: Viewer) {
    return this.access.state(viewer);
  }

  @AllowWithoutSecondFactor()
  @Mutation(() => SecondFactorSetup, {
    description:
      'Begins to set up a second factor and answers what an authenticator app needs. SECOND_FACTOR_ON if there is one.',
  })
  beginSecondFactor(
    @CurrentViewer() viewer: Viewer,
    @Args() { password }: BeginSecondFactorArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.access.begin(viewer, password, clientInfo);
  }

  @AllowWithoutSecondFactor()
  @Mutation(() => RecoveryCodes, {
    description:
      'Turns the second factor on with a first code and ends all other sessions. The recovery codes are answered this once.',
  })
  confirmSecondFactor(@CurrentViewer() viewer: Viewer, @Args() { code }: ConfirmSecondFactorArgs) {
    return this.access.confirm(viewer, code);
  }

  @Mutation(() => UserType, {
    description:
      "Turns the caller's second factor off. SECOND_FACTOR_KEPT while the office requires it of them.",
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
      'Turns the second factor of somebody off who lost their phone and recovery codes. They are told by mail.',
  })
  disableUserSecondFactor(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the account.' }, UuidPipe) id: string,
  ) {
    return this.access.disableFor(viewer, id);
  }
}
