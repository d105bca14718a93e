import { Injectable } from '@nestjs/common';
import { TokenSigner, type TokenSession } from '../../platform/access/tokens.js';
import { DeferredTasks } from '../../platform/access/deferred-tasks.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserType } from '../users/user.types.js';
import type { AuthPayload } from './auth.types.js';
import type { CheckedAccount } from './password-check.service.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Opens, renews and ends sessions, with their tokens. */
@Injectable()
export class SignInsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: TokenSigner,
    private readonly deferredTasks: DeferredTasks,
    private readonly log: SecurityLog,
  ) {}

  /** Undefined if the account was changed since its password was checked. */
  async open(
    { user, passwordHash, gaveFactor }: CheckedAccount,
    clientInfo: ClientInfo,
    transaction?: Transaction,
  ): Promise<AuthPayload | undefined> {
    const session = await this.sessions.open(
      { userId: user.id, passwordHash, gaveFactor },
      clientInfo,
      transaction,
    );
    if (!session) return undefined;
    this.log.record('login.succeeded', { userId: user.id, address: clientInfo.address });
    this.deferredTasks.run(() => this.sessions.deleteOld(user.id));
    return this.payload(session, user);
  }

  /** The viewer's current token ends. UNAUTHENTICATED if the session has ended meanwhile. */
  async renew(viewer: Viewer, user: UserType): Promise<AuthPayload> {
    const session = await this.sessions.rotate(viewer.sessionId);
    if (!session) throw new AppError('UNAUTHENTICATED');
    return this.payload(session, user);
  }

  async end(viewer: Viewer): Promise<void> {
    await this.sessions.end(viewer.id, viewer.sessionId);
    this.log.record('logout', { userId: viewer.id });
  }

  private payload(session: TokenSession, user: UserType): AuthPayload {
    return { token: this.tokens.sign(session), user };
  }
}
