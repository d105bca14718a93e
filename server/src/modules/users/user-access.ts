import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Lockout } from '../../core/access/lockout.service.js';
import { type LinkRecipient, LinkMailsService } from '../link-tokens/link-mails.service.js';
import { LinkTokensService } from '../link-tokens/link-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Every way into an account, shut and opened together. */
@Injectable()
export class UserAccess {
  constructor(
    private readonly sessions: SessionsService,
    private readonly links: LinkTokensService,
    private readonly linkMails: LinkMailsService,
    private readonly lockout: Lockout,
  ) {}

  /** Ends sessions, but for the one that is kept, and every mailed link. */
  async shut(manager: EntityManager, userId: string, keptSession?: string): Promise<void> {
    await this.sessions.endAll(manager, userId, keptSession);
    await this.links.killAll(manager, userId);
  }

  /** The address is another one: older links are worthless, and a new one asks for its proof. */
  async askForProof(manager: EntityManager, user: LinkRecipient): Promise<void> {
    await this.links.killAll(manager, user.id);
    await this.linkMails.send(manager, user, 'verification');
  }

  tellPasswordChanged(manager: EntityManager, user: LinkRecipient): Promise<void> {
    return this.linkMails.sendPasswordChanged(manager, user);
  }

  /** Ends the locks that wrong passwords have put on the account. */
  unlock(email: string): Promise<void> {
    return this.lockout.clear(email);
  }
}
