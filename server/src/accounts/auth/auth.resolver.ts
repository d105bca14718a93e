import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Allow,
  CurrentViewer,
  Public,
  AllowWhileLocked,
} from '../../platform/access/access.decorators.js';
import { ChangeCount, countOf, DeletedItem } from '../../platform/graphql/answers.js';
import { INPUT_ARG_OPTIONS } from '../../platform/graphql/common-args.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { SignsIn, SignsOut } from '../../platform/access/session-cookies.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { SessionType } from '../sessions/session.types.js';
import { UserType } from '../users/user.types.js';
import { AccountService } from './account.service.js';
import { AuthService } from './auth.service.js';
import {
  AuthPayload,
  ChangePasswordInput,
  LoginInput,
  RegisterInput,
  UpdateProfileInput,
} from './auth.types.js';
import { RegistrationService } from './registration.service.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { REGISTRATION_LIMITS } from './registration.service.js';

@Resolver()
export class AuthResolver {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
    private readonly account: AccountService,
  ) {}

  @Public()
  @SignsIn()
  @Limits(...REGISTRATION_LIMITS)
  @Mutation(() => AuthPayload, {
    description: 'Creates a client account, signs in and mails a link that verifies the address.',
  })
  register(
    @Args('input', INPUT_ARG_OPTIONS) input: RegisterInput,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.registration.register(input, clientInfo);
  }

  @Public()
  @SignsIn()
  @Mutation(() => AuthPayload, {
    description:
      'Signs in, and sets a cookie in browsers. LOGIN_FAILED for wrong credentials; SECOND_FACTOR_REQUIRED with a challenge and the factors of the account (passkey, app) if it also needs one of them; ACCOUNT_LOCKED after too many attempts, with the seconds to wait.',
  })
  login(
    @Args('input', INPUT_ARG_OPTIONS) input: LoginInput,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.auth.login(input, clientInfo);
  }

  @Allow('account.own')
  @SignsIn()
  @Mutation(() => AuthPayload, {
    description: 'Renews the session with a new token; the old token ends at once.',
  })
  refresh(@CurrentViewer() viewer: Viewer) {
    return this.auth.refresh(viewer);
  }

  @Allow('account.own')
  @AllowWhileLocked()
  @SignsOut()
  @Mutation(() => Boolean, { description: "Signs out: ends the caller's session." })
  logout(@CurrentViewer() viewer: Viewer) {
    return this.auth.logout(viewer);
  }

  @Allow('account.own')
  @AllowWhileLocked()
  @Query(() => UserType, {
    description:
      'The account of the signed-in person; without name, address and phone number while the session is locked.',
  })
  me(@CurrentViewer() viewer: Viewer) {
    return this.account.profile(viewer);
  }

  @Allow('account.own')
  @Mutation(() => UserType, {
    description: 'Changes the name, phone number or language of the signed-in person.',
  })
  updateProfile(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) input: UpdateProfileInput,
  ) {
    return this.account.updateProfile(viewer, input);
  }

  @Allow('account.own')
  @Mutation(() => UserType, {
    description: "Changes the caller's password and ends all other sessions.",
  })
  changePassword(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) input: ChangePasswordInput,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.account.changePassword(viewer, input, clientInfo);
  }

  @Allow('account.own')
  @Query(() => [SessionType], { description: "The caller's sessions, the current one first." })
  mySessions(@CurrentViewer() viewer: Viewer) {
    return this.account.sessionList(viewer);
  }

  @Allow('account.own')
  @Mutation(() => DeletedItem, { description: "Ends one of the caller's own sessions." })
  revokeSession(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the session.' }, UuidPipe) id: string,
  ) {
    return this.account.revokeSession(viewer, id);
  }

  @Allow('account.own')
  @Mutation(() => ChangeCount, {
    description: "Ends all of the caller's sessions except the current one.",
  })
  revokeOtherSessions(@CurrentViewer() viewer: Viewer) {
    return countOf(this.account.revokeOtherSessions(viewer));
  }
}
