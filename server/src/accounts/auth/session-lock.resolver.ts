import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer, AllowWhileLocked } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { SessionState } from '../sessions/session.types.js';
import { UnlockArgs } from './auth.types.js';
import { SessionLockService } from './session-lock.service.js';

@Allow('account.own')
@Resolver()
export class SessionLockResolver {
  constructor(private readonly sessionLock: SessionLockService) {}

  @AllowWhileLocked()
  @Query(() => SessionState, { description: "Whether the caller's session is locked." })
  sessionState(@CurrentViewer() viewer: Viewer) {
    return this.sessionLock.state(viewer);
  }

  @AllowWhileLocked()
  @Mutation(() => SessionState, {
    description: "Locks the caller's session at once; clients' sessions are never locked.",
  })
  lockSession(@CurrentViewer() viewer: Viewer) {
    return this.sessionLock.lock(viewer);
  }

  @AllowWhileLocked()
  @Mutation(() => SessionState, {
    description:
      'Unlocks the session with the password. WRONG_PASSWORD if it is wrong; ACCOUNT_LOCKED after too many attempts.',
  })
  unlock(
    @CurrentViewer() viewer: Viewer,
    @Args() { password }: UnlockArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.sessionLock.unlock(viewer, password, clientInfo);
  }
}
