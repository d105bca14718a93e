import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { normalizeEmail } from '../../contract/patterns.js';
import { AppConfig } from '../../core/config/app-config.js';
import { PasswordsService } from './passwords.service.js';
import { UserStore } from './user-store.js';
import { UsersService } from './users.service.js';
import type { Transaction } from '../../core/database/transaction.js';

const LOCAL_EMAIL = 'admin@mizan.local';
const PASSWORD_BYTES = 12;
/** One process at a time: several that start together make one administrator. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('mizan:first-admin'))`;
const HAS_ADMIN = `SELECT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND deleted_at IS NULL) AS found`;

interface FirstAccount {
  email: string;
  password: string;
  isGenerated: boolean;
}

/** Somebody must be able to sign in at the first start, and there is no default password (S13). */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger('FirstAdmin');

  constructor(
    private readonly config: AppConfig,
    private readonly store: UserStore,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.exists()) return;
    const account = this.account();
    if (!account) {
      this.logger.warn(
        'There is no administrator yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.',
      );
      return;
    }
    if (await this.create(account)) this.announce(account);
  }

  private async exists(): Promise<boolean> {
    const [row] = await this.store.database.query<{ found: boolean }>(HAS_ADMIN);
    return row?.found ?? false;
  }

  /** From the configuration; outside production what it leaves out is made up. */
  private account(): FirstAccount | undefined {
    const { email, password } = this.config.firstAdmin;
    if (this.config.isProduction && !(email && password)) return undefined;
    return {
      email: normalizeEmail(email ?? LOCAL_EMAIL),
      password: password ?? randomBytes(PASSWORD_BYTES).toString('base64url'),
      isGenerated: !password,
    };
  }

  private async create({ email, password }: FirstAccount): Promise<boolean> {
    const passwordHash = await this.passwords.hash(password);
    return this.users.transaction(async (transaction) => {
      if (await isMadeElsewhere(transaction)) return false;
      if (await this.store.findAccount(email)) {
        this.logger.error(`ADMIN_EMAIL names an existing client: it is not made an administrator.`);
        return false;
      }
      const after = await this.store.insert(transaction, {
        fullName: 'مدير النظام',
        email,
        // nobody was asked for one: the administrator adds it in the profile
        phoneNumber: '',
        passwordHash,
        role: 'admin',
        emailVerifiedAt: new Date(),
      });
      await this.users.record(transaction, 'created', { after });
      return true;
    });
  }

  /** A generated password is shown here and nowhere else, once. */
  private announce({ email, password, isGenerated }: FirstAccount): void {
    if (!isGenerated) {
      this.logger.log(`The first administrator is ${email}.`);
      return;
    }
    const line = '─'.repeat(64);
    process.stdout.write(
      `\n${line}\n  The first administrator was created. Sign in with\n\n` +
        `    e-mail    ${email}\n    password  ${password}\n\n` +
        `  The password is not shown again: change it in your account.\n${line}\n\n`,
    );
  }
}

async function isMadeElsewhere(transaction: Transaction): Promise<boolean> {
  await transaction.execute(LOCK, []);
  const [row] = await transaction.execute<{ found: boolean }>(HAS_ADMIN, []);
  return row?.found ?? false;
}
