import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer, WhileLocked } from '../../core/access/access.decorators.js';
import { type Caller, CurrentCaller } from '../../core/access/caller.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { SessionState } from '../sessions/session.types.js';
import { UnlockArgs } from './auth.types.js';
import { SessionLock } from './session-lock.service.js';

@Allow('account.own')
@Resolver()
export class SessionLockResolver {
  constructor(private readonly sessionLock: SessionLock) {}

  @WhileLocked()
  @Query(() => SessionState, { description: "How the caller's session stands." })
  sessionState(@CurrentViewer() viewer: Viewer) {
    return this.sessionLock.state(viewer);
  }

  @WhileLocked()
  @Mutation(() => SessionState, {
    description: "Locks an administrator's session at once; a client's stays open.",
  })
  lockSession(@CurrentViewer() viewer: Viewer) {
    return this.sessionLock.lock(viewer);
  }

  @WhileLocked()
  @Mutation(() => SessionState, {
    description: 'Opens a locked session again. WRONG_PASSWORD, or ACCOUNT_LOCKED as at sign-in.',
  })
  unlock(
    @CurrentViewer() viewer: Viewer,
    @Args() { password }: UnlockArgs,
    @CurrentCaller() caller: Caller,
  ) {
    return this.sessionLock.unlock(viewer, password, caller);
  }
}
