import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { normalizeEmail } from '../../contract/patterns.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { PasswordsService } from './passwords.service.js';
import { UserRepository } from './user.repository.js';
import { UsersService } from './users.service.js';
import type { Transaction } from '../../platform/database/transaction.js';

const LOCAL_EMAIL = 'admin@mizan.local';
const PASSWORD_BYTES = 12;
/** Lets one process at a time pass, so that several starting together create one administrator. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('mizan:first-admin'))`;
const HAS_ADMIN = `SELECT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND deleted_at IS NULL) AS found`;

interface FirstAccount {
  email: string;
  password: string;
  isGenerated: boolean;
}

/** Creates the first administrator at the first start, because there is no default account (S13). */
@Injectable()
export class FirstAdminService implements OnApplicationBootstrap {
  private readonly logger = new Logger('FirstAdmin');

  constructor(
    private readonly config: AppConfig,
    private readonly repository: UserRepository,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.hasAdmin()) return;
    const account = this.configuredAccount();
    if (!account) {
      this.logger.warn(
        'There is no administrator yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.',
      );
      return;
    }
    if (await this.create(account)) this.announce(account);
  }

  private async hasAdmin(): Promise<boolean> {
    const [row] = await this.repository.database.query<{ found: boolean }>(HAS_ADMIN);
    return row?.found ?? false;
  }

  /** The account from the configuration. Outside production, missing values get a default or a random password. */
  private configuredAccount(): FirstAccount | undefined {
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
      if (await isCreatedMeanwhile(transaction)) return false;
      if (await this.repository.findAccount(email)) {
        this.logger.error(
          'ADMIN_EMAIL is the address of an existing client, who does not become an administrator.',
        );
        return false;
      }
      const after = await this.repository.insert(transaction, {
        fullName: 'مدير النظام',
        email,
        // not configured; the administrator adds it in the profile
        phoneNumber: '',
        passwordHash,
        role: 'admin',
        emailVerifiedAt: new Date(),
        emailProvedAt: new Date(),
      });
      await this.users.record(transaction, 'created', { before: null, after });
      return true;
    });
  }

  /** Prints a generated password once; it is not stored or logged anywhere else. */
  private announce({ email, password, isGenerated }: FirstAccount): void {
    if (!isGenerated) {
      this.logger.log('The first administrator was created, with the address in ADMIN_EMAIL.');
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

/** Waits for other processes and then checks again. */
async function isCreatedMeanwhile(transaction: Transaction): Promise<boolean> {
  await transaction.execute(LOCK, []);
  const [row] = await transaction.execute<{ found: boolean }>(HAS_ADMIN, []);
  return row?.found ?? false;
}
