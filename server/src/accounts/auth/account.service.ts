import { Injectable } from '@nestjs/common';
import type { ClientInfo } from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { DeletedItem } from '../../platform/graphql/answers.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { SessionType } from '../sessions/session.types.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasswordChangesService } from '../users/password-changes.service.js';
import type { UserType } from '../users/user.types.js';
import { UsersService } from '../users/users.service.js';
import type { ChangePasswordInput, UpdateProfileInput } from './auth.types.js';
import { SecondFactorProofService } from './second-factor-proof.service.js';

/** The caller's own account: profile, password and sessions. */
@Injectable()
export class AccountService {
  constructor(
    private readonly proof: SecondFactorProofService,
    private readonly users: UsersService,
    private readonly passwordChanges: PasswordChangesService,
    private readonly sessions: SessionsService,
  ) {}

  /** A locked session shows nobody's name and addresses: somebody else may be at the unattended screen. */
  async profile(viewer: Viewer): Promise<UserType> {
    const user = await this.users.get(viewer.id);
    return viewer.isLocked ? { ...user, fullName: '', email: '', phoneNumber: '' } : user;
  }

  updateProfile(viewer: Viewer, input: UpdateProfileInput): Promise<UserType> {
    return this.users.updateProfile(viewer, input);
  }

  async changePassword(
    viewer: Viewer,
    { currentPassword, newPassword, ...given }: ChangePasswordInput,
    clientInfo: ClientInfo,
  ): Promise<UserType> {
    await this.proof.checkPassword(viewer, currentPassword, clientInfo, 'currentPassword');
    // before the factor, which a refused password must not use up
    const passwordHash = await this.passwordChanges.hashOwn(viewer, newPassword);
    return this.proof.proveFactor(viewer, given, clientInfo, (transaction) =>
      this.passwordChanges.changePassword(transaction, viewer, passwordHash),
    );
  }

  sessionList(viewer: Viewer): Promise<SessionType[]> {
    return this.sessions.list(viewer);
  }

  /** NOT_FOUND for an unknown session and for the session of somebody else. */
  async revokeSession(viewer: Viewer, id: string): Promise<DeletedItem> {
    if (!(await this.sessions.end(viewer.id, id))) throw new AppError('NOT_FOUND');
    return { id };
  }

  /** The number of sessions that ended. */
  revokeOtherSessions(viewer: Viewer): Promise<number> {
    return this.users.transaction((transaction) =>
      this.sessions.endAll(transaction, viewer.id, viewer.sessionId),
    );
  }
}
