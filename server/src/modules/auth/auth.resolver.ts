import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer, Public, WhileLocked } from '../../core/access/access.decorators.js';
import { INPUT } from '../../core/graphql/arguments.js';
import { type Caller, CurrentCaller } from '../../core/access/caller.js';
import { SignsIn, SignsOut } from '../../core/access/session-cookie.interceptors.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
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

@Resolver()
export class AuthResolver {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
    private readonly account: AccountService,
  ) {}

  @Public()
  @SignsIn()
  @Mutation(() => AuthPayload, {
    description: 'Makes a client account, signs it in and mails the verification link.',
  })
  register(@Args('input', INPUT) input: RegisterInput, @CurrentCaller() caller: Caller) {
    return this.registration.register(input, caller);
  }

  @Public()
  @SignsIn()
  @Mutation(() => AuthPayload, {
    description:
      'Signs in; a browser gets its cookie. LOGIN_FAILED, or ACCOUNT_LOCKED with retryAfter.',
  })
  login(@Args('input', INPUT) input: LoginInput, @CurrentCaller() caller: Caller) {
    return this.auth.login(input, caller);
  }

  @Allow('account.own')
  @SignsIn()
  @Mutation(() => AuthPayload, {
    description: 'Goes on with the session under a new token; the old one is dead at once.',
  })
  refresh(@CurrentViewer() viewer: Viewer) {
    return this.auth.refresh(viewer);
  }

  @Allow('account.own')
  @WhileLocked()
  @SignsOut()
  @Mutation(() => Boolean, { description: 'Ends this session.' })
  logout(@CurrentViewer() viewer: Viewer) {
    return this.auth.logout(viewer);
  }

  @Allow('account.own')
  @WhileLocked()
  @Query(() => UserType, { description: 'The signed-in person.' })
  me(@CurrentViewer() viewer: Viewer) {
    return this.account.profile(viewer);
  }

  @Allow('account.own')
  @Mutation(() => UserType, {
    description: 'Changes name, phone number or language of the signed-in person.',
  })
  updateProfile(@CurrentViewer() viewer: Viewer, @Args('input', INPUT) input: UpdateProfileInput) {
    return this.account.updateProfile(viewer, input);
  }

  @Allow('account.own')
  @Mutation(() => Boolean, {
    description: 'Changes the password and ends every other session (A59).',
  })
  changePassword(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT) input: ChangePasswordInput,
    @CurrentCaller() caller: Caller,
  ) {
    return this.account.changePassword(viewer, input, caller);
  }

  @Allow('account.own')
  @Query(() => [SessionType], { description: "The person's own sign-ins, this one first." })
  mySessions(@CurrentViewer() viewer: Viewer) {
    return this.account.sessionList(viewer);
  }

  @Allow('account.own')
  @Mutation(() => Boolean, { description: "Ends one of the person's own sign-ins." })
  revokeSession(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'UUID of the session.' }, UuidPipe) id: string,
  ) {
    return this.account.revokeSession(viewer, id);
  }

  @Allow('account.own')
  @Mutation(() => Boolean, { description: "Ends all of the person's sign-ins but this one." })
  revokeOtherSessions(@CurrentViewer() viewer: Viewer) {
    return this.account.revokeOtherSessions(viewer);
  }
}
