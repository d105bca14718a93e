import { Injectable } from '@nestjs/common';
import type { ClientInfo } from '../../core/access/client-info.js';
import { SecurityLog } from '../../core/access/security-log.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { AppError } from '../../core/errors/app-error.js';
import type { SessionState } from '../sessions/session.types.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasswordCheck } from './password-check.service.js';

/** An administrator's session is locked when it lies unused, and the password opens it again (A12). */
@Injectable()
export class SessionLock {
  constructor(
    private readonly sessions: SessionsService,
    private readonly check: PasswordCheck,
    private readonly log: SecurityLog,
  ) {}

  state(viewer: Viewer): SessionState {
    return this.sessions.stateOf(viewer);
  }

  /** At once, without waiting for the time to pass; nothing happens to a client's session. */
  async lock(viewer: Viewer): Promise<SessionState> {
    if (viewer.role !== 'admin') return this.state(viewer);
    await this.sessions.lock(viewer.sessionId);
    this.log.record('session.locked', { userId: viewer.id });
    return this.sessions.stateOf({ ...viewer, isLocked: true });
  }

  /** A wrong password counts as at sign-in: whoever finds the screen unattended must not guess either. */
  async unlock(viewer: Viewer, password: string, clientInfo: ClientInfo): Promise<SessionState> {
    const account = await this.check.bySignIn(viewer.email, password, clientInfo);
    if (account?.user.id !== viewer.id) {
      throw new AppError('WRONG_PASSWORD', {}, [{ field: 'password', rule: 'wrongPassword' }]);
    }
    if (!(await this.sessions.unlock(viewer.sessionId))) throw new AppError('UNAUTHENTICATED');
    this.log.record('session.unlocked', { userId: viewer.id, address: clientInfo.address });
    return this.sessions.stateOf({ ...viewer, isLocked: false });
  }
}
