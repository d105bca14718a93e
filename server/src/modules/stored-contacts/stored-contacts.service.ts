import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { isEmailAddress, normalizeEmail } from '../../contract/patterns.js';
import { Database } from '../../platform/database/database.js';
import { rewriteColumn } from '../../platform/database/rewrite-column.js';
import { toE164 } from '../../platform/phone/e164.js';
import { AppError } from '../../platform/errors/app-error.js';
import { UsersService } from '../../accounts/users/users.service.js';

/** A column of phone numbers as they were typed, and the one beside it with the form that is dialled. */
interface PhoneColumn {
  table: string;
  typed: string;
  e164: string;
  where?: string;
}

const PHONE_COLUMNS: readonly PhoneColumn[] = [
  { table: 'users', typed: 'phone_number', e164: 'phone_e164' },
  { table: 'service_requests', typed: 'client_phone', e164: 'client_phone_e164' },
  { table: 'consultations', typed: 'phone', e164: 'phone_e164' },
  { table: 'applications', typed: 'phone_number', e164: 'phone_e164' },
  { table: 'contact_requests', typed: 'phone', e164: 'phone_e164' },
  { table: 'contact_info', typed: 'value', e164: 'phone_e164', where: `type = 'phone'` },
];

/** Columns of e-mail addresses, apart from those of accounts. */
const EMAIL_COLUMNS: readonly { table: string; email: string; where?: string }[] = [
  { table: 'service_requests', email: 'client_email' },
  { table: 'consultations', email: 'email' },
  { table: 'applications', email: 'email' },
  { table: 'contact_requests', email: 'email' },
  { table: 'contact_info', email: 'value', where: `type = 'email'` },
];

/** SQL: what may differ from its normalized form; most addresses are seen at once not to. */
const mayBeMarked = (column: string) =>
  `(${column} ~ '[^!-~]' OR ${column} ~ '[,;.>]$' OR ${column} ~ '^(<|mailto:)')`;

/** SQL: all of the conditions that there are. */
const allOf = (...conditions: (string | undefined)[]) => conditions.filter(Boolean).join(' AND ');

const BATCH = 500;
const NIL = '00000000-0000-0000-0000-000000000000';
const MARKED_ACCOUNTS = `
  SELECT u.id, u.email, u.full_name AS "fullName" FROM users u
   WHERE u.deleted_at IS NULL AND u.id > $1::uuid AND ${mayBeMarked('u.email')}
   ORDER BY u.id LIMIT ${BATCH}`;
const OWNER = `SELECT id FROM users WHERE lower(email) = $1::text AND deleted_at IS NULL`;

/** An account whose address is not stored as it would be today. */
export interface MarkedAccount {
  id: string;
  email: string;
  fullName: string;
  /** The address as it would be stored; null if no mail can be sent to it. */
  plain: string | null;
  /** The other account that has this address. */
  ownerId: string | null;
}

/**
 * Numbers and addresses that were stored before they were normalised. After each start, numbers that can be read now
 * get their dialled form, and addresses lose their marks where that makes no two accounts one. Small batches of rows
 * are changed at a time, so that nobody waits; several processes may do it at once.
 */
@Injectable()
export class StoredContactsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('StoredContacts');

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
  ) {}

  onApplicationBootstrap(): void {
    void this.run().catch((error: unknown) => this.logger.warn(String(error)));
  }

  async run(): Promise<void> {
    for (const column of PHONE_COLUMNS) await this.fillPhones(column);
    for (const { table, email, where } of EMAIL_COLUMNS)
      await rewriteColumn(
        this.database,
        { table, from: email, to: email, where: allOf(mayBeMarked(email), where) },
        plainAddress,
      );
    await this.mendAccounts();
  }

  /** The accounts whose address differs from its normalized form, also after the last run. */
  async markedAccounts(): Promise<MarkedAccount[]> {
    const found: MarkedAccount[] = [];
    for (let after: string | undefined = NIL; after;) {
      const rows: Pick<MarkedAccount, 'id' | 'email' | 'fullName'>[] = await this.database.query(
        MARKED_ACCOUNTS,
        [after],
      );
      for (const row of rows) {
        const address = normalizeEmail(row.email);
        const plain = isEmailAddress(address) ? address : null;
        if (plain === row.email) continue;
        const [owner] = plain ? await this.database.query<{ id: string }>(OWNER, [plain]) : [];
        found.push({ ...row, plain, ownerId: owner && owner.id !== row.id ? owner.id : null });
      }
      after = rows.at(-1)?.id;
    }
    return found;
  }

  private fillPhones({ table, typed, e164, where }: PhoneColumn): Promise<void> {
    const missing = allOf(`${e164} IS NULL`, `${typed} <> ''`, where);
    return rewriteColumn(this.database, { table, from: typed, to: e164, where: missing }, toE164);
  }

  private async mendAccounts(): Promise<void> {
    for (const { id, email, plain, ownerId } of await this.markedAccounts()) {
      if (!plain || ownerId) continue;
      await this.users.normalizeEmail(id, { email, plain }).catch((error: unknown) => {
        // somebody registered with the address in this moment: the command lists both
        if (!(error instanceof AppError)) throw error;
      });
    }
  }
}

/** The address as it would be stored today, if that is another one. */
function plainAddress(text: string): string | null {
  const plain = normalizeEmail(text);
  return plain !== text && isEmailAddress(plain) ? plain : null;
}
