import { Injectable } from '@nestjs/common';
import { isStaff } from '../../contract/enums.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { SessionState } from '../sessions/session.types.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasswordCheckService } from './password-check.service.js';

/** Locks the office's sessions after a time without use, and unlocks them with the password (A12). */
@Injectable()
export class SessionLockService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly check: PasswordCheckService,
    private readonly log: SecurityLog,
  ) {}

  state(viewer: Viewer): Promise<SessionState> {
    return this.sessions.stateOf(viewer);
  }

  /** Locks the session at once. Sessions of clients are not locked. */
  async lock(viewer: Viewer): Promise<SessionState> {
    if (!isStaff(viewer.role)) return this.state(viewer);
    await this.sessions.lock(viewer.sessionId);
    this.log.record('session.locked', { userId: viewer.id });
    return this.sessions.stateOf({ ...viewer, isLocked: true });
  }

  /** Failures count as at sign-in, because somebody else may be at the unattended screen. */
  async unlock(viewer: Viewer, password: string, clientInfo: ClientInfo): Promise<SessionState> {
    const account = await this.check.checkSignIn(viewer.email, password, clientInfo);
    if (account?.user.id !== viewer.id) {
      throw new AppError('WRONG_PASSWORD', {}, [{ field: 'password', rule: 'wrongPassword' }]);
    }
    if (!(await this.sessions.unlock(viewer.sessionId))) throw new AppError('UNAUTHENTICATED');
    this.log.record('session.unlocked', { userId: viewer.id, address: clientInfo.address });
    return this.sessions.stateOf({ ...viewer, isLocked: false });
  }
}
