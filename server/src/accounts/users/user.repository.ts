import { Injectable } from '@nestjs/common';
import { lockAccount } from '../../platform/access/session-hold.js';
import type { ConsultationBranch } from '../../contract/consultation-branches.js';
import { USER_ROLES, type UserRole } from '../../contract/enums.js';
import { seesAllRequests } from '../../contract/permissions.js';
import type { Locale } from '../../contract/locales.js';
import { normalizeEmail } from '../../contract/patterns.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import type {
  ClientAccount,
  ClientAccounts,
  NamedClient,
  StaffNames,
} from '../../requests/people/request-accounts.js';
import { LOCKED_ACCOUNT_KEYS } from '../../platform/access/lockout.service.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import {
  ColumnTest,
  IS_NULL,
  type ListDefinition,
  ListEngine,
  type Where,
} from '../../platform/list/list-engine.js';
import type { Page } from '../../platform/database/page.js';
import { toE164 } from '../../platform/phone/e164.js';
import type { Consent } from '../../platform/validation/consent.js';
import { emailTaken, UserEntity } from './user.entity.js';
import { USER_COLUMNS, type UserListArgs } from './user.inputs.js';
import type { Assignee, UserStats } from './user.types.js';
import type { Transaction } from '../../platform/database/transaction.js';

const LIST: ListDefinition<UserEntity> = {
  sortable: columnNames(USER_COLUMNS),
  emptySmallest: ['lastSignInAt'],
  defaultSort: [['createdAt', 'desc']],
};

const SELECT_ACCOUNT = `
  SELECT id, full_name AS "fullName", email, phone_number AS "phoneNumber", phone_e164 AS "phoneE164", role,
         is_active AS "isActive", email_verified_at AS "emailVerifiedAt", phone_verified_at AS "phoneVerifiedAt",
         email_proved_at AS "emailProvedAt", second_factor_at AS "secondFactorAt", branches, last_sign_in_at AS "lastSignInAt", language, version,
         created_at AS "createdAt", updated_at AS "updatedAt", deleted_at AS "deletedAt",
         password_hash AS "passwordHash"
    FROM users`;

const RECIPIENT = `SELECT email, language FROM users WHERE id = $1 AND deleted_at IS NULL`;

const SELECT_CLIENT = `
  SELECT id, full_name AS "fullName", email, language, is_active AS "isActive",
         email_verified_at IS NOT NULL AS "isEmailVerified", created_at AS "createdAt"
    FROM users WHERE deleted_at IS NULL`;
const CLIENT_BY_ID = `${SELECT_CLIENT} AND id = $1`;
const CLIENT_BY_EMAIL = `${SELECT_CLIENT} AND lower(email) = $1`;

const CLIENTS_NAMED_LIKE = `
  SELECT id, person_id AS "personId", full_name AS "fullName", compared_words(full_name) AS words FROM users
   WHERE name_keys(full_name) && party_keys($1::text) AND role = 'client' AND deleted_at IS NULL
   ORDER BY created_at + interval '0' DESC LIMIT $2`;

const IS_STAFF = `role <> 'client' AND is_active AND deleted_at IS NULL`;
const ONE_OF_STAFF = `SELECT full_name AS "fullName" FROM users WHERE id = $1 AND ${IS_STAFF}`;
/** The bound is far above the size of any office. */
const ALL_STAFF = `
  SELECT id, full_name AS "fullName", role FROM users
   WHERE ${IS_STAFF} ORDER BY full_name, id LIMIT 500`;

const DECIDERS = `
  SELECT full_name AS "fullName" FROM users
   WHERE role = ANY($1::user_role[]) AND is_active AND deleted_at IS NULL ORDER BY role, full_name, id LIMIT 5`;

const STATS = `
  SELECT count(*)::int AS "totalUsers",
         (count(*) FILTER (WHERE is_active))::int AS "activeUsers",
         (count(*) FILTER (WHERE role = 'admin'))::int AS "adminUsers",
         (count(*) FILTER (WHERE role = 'lawyer'))::int AS "lawyerUsers",
         (count(*) FILTER (WHERE role = 'secretary'))::int AS "secretaryUsers",
         (count(*) FILTER (WHERE role = 'client'))::int AS "clientUsers"
    FROM users WHERE deleted_at IS NULL`;

const OTHER_ADMIN = `
  SELECT id FROM users WHERE role = 'admin' AND is_active AND deleted_at IS NULL AND id <> $1 LIMIT 1`;

const ACTIVE_ADMINS = `
  SELECT id FROM users WHERE role = 'admin' AND is_active AND deleted_at IS NULL
   ORDER BY id FOR NO KEY UPDATE`;

/** The address of somebody who may still undo its change: nobody else gets it meanwhile. */
const IS_HELD = `
  SELECT 1 AS found FROM email_changes c JOIN users u ON u.id = c.user_id AND u.deleted_at IS NULL
   WHERE c.old_email = $1 AND c.user_id <> $2 AND c.expires_at > now() LIMIT 1`;

/** The accounts with a lock after wrong passwords, or those without. */
const lockTest = (locked?: boolean | null) =>
  locked === undefined || locked === null
    ? undefined
    : new ColumnTest(
        (email) => `account_key(${email}) ${locked ? 'IN' : 'NOT IN'} (${LOCKED_ACCOUNT_KEYS})`,
      );

/** A user with the password hash, which other reads leave out. */
export interface Account {
  user: UserEntity;
  passwordHash: string;
}

/** The values of a new account. The password is hashed before the transaction, because hashing is slow. */
export interface NewUser extends Partial<Consent> {
  fullName: string;
  email: string;
  phoneNumber: string;
  passwordHash: string;
  role?: UserRole;
  branches?: ConsultationBranch[];
  isActive?: boolean;
  language?: Locale;
  emailVerifiedAt?: Date;
  emailProvedAt?: Date;
}

/** Reads, locks and writes rows of users. Only for this module; others use `UsersService`. */
@Injectable()
export class UserRepository implements StaffNames, ClientAccounts {
  constructor(
    readonly database: Database,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
    private readonly events: ChangeEventBus,
  ) {}

  async hasOtherAdmin(transaction: Transaction, id: string): Promise<boolean> {
    return (await transaction.execute(OTHER_ADMIN, [id])).length > 0;
  }

  page({ role, isActive, locked, ...args }: UserListArgs): Promise<Page<UserEntity>> {
    const where: Where<UserEntity> = {
      ...{ role, isActive, deletedAt: IS_NULL },
      email: lockTest(locked),
    };
    return this.lists.page(UserEntity, where, args, LIST);
  }

  async stats(): Promise<UserStats> {
    const [stats] = await this.database.query<UserStats>(STATS);
    return stats as UserStats;
  }

  async get(id: string): Promise<UserEntity> {
    const user = await this.lists.one(UserEntity, { id, deletedAt: IS_NULL });
    if (!user) throw new AppError('NOT_FOUND');
    return user;
  }

  /** The account with this normalized address, also if it is deactivated. */
  async findAccount(email: string): Promise<Account | undefined> {
    return this.queryAccount(
      `${SELECT_ACCOUNT} WHERE lower(email) = $1 AND deleted_at IS NULL`,
      email,
    );
  }

  async findAccountById(id: string): Promise<Account | undefined> {
    return this.queryAccount(`${SELECT_ACCOUNT} WHERE id = $1 AND deleted_at IS NULL`, id);
  }

  /** Uses the connection of the transaction: waiting for a second one could exhaust the pool. */
  async mailRecipient(
    transaction: Transaction,
    id: string,
  ): Promise<{ email: string; language: Locale } | undefined> {
    const [recipient] = await transaction.execute<{ email: string; language: Locale }>(RECIPIENT, [
      id,
    ]);
    return recipient;
  }

  async clientAccount(id: string | null, email: string): Promise<ClientAccount | undefined> {
    const byId = id !== null;
    const [account] = await this.database.query<ClientAccount>(
      byId ? CLIENT_BY_ID : CLIENT_BY_EMAIL,
      [byId ? id : normalizeEmail(email)],
    );
    return account;
  }

  clientsNamedLike(name: string, limit: number): Promise<NamedClient[]> {
    return this.database.query<NamedClient>(CLIENTS_NAMED_LIKE, [name, limit]);
  }

  async decidersOf(hidden: number): Promise<string[]> {
    if (hidden === 0) return [];
    const roles = USER_ROLES.filter(seesAllRequests);
    const rows = await this.database.query<{ fullName: string }>(DECIDERS, [roles]);
    return rows.map(({ fullName }) => fullName);
  }

  /** The name of somebody active in the office; undefined for everybody else. */
  async nameOfStaff(transaction: Transaction, id: string): Promise<string | undefined> {
    const [row] = await transaction.execute<{ fullName: string }>(ONE_OF_STAFF, [id]);
    return row?.fullName;
  }

  /** Everybody active in the office, by name. */
  staff(): Promise<Assignee[]> {
    return this.database.query<Assignee>(ALL_STAFF);
  }

  /** EMAIL_TAKEN, from the unique index, if another account has the address. */
  async insert(transaction: Transaction, { phoneNumber, ...rest }: NewUser): Promise<UserEntity> {
    const phoneE164 = toE164(phoneNumber);
    const user = await this.entityWriter.insert(transaction, UserEntity, {
      ...rest,
      phoneNumber,
      phoneE164,
    });
    await this.refuseHeld(transaction, user);
    this.announce(transaction, user.id);
    return user;
  }

  /** Locks the row until the transaction ends. */
  async lock(transaction: Transaction, id: string): Promise<UserEntity> {
    await lockAccount(transaction, id);
    const user = await this.entityWriter.lock(transaction, UserEntity, id);
    if (!user || user.deletedAt) throw new AppError('NOT_FOUND');
    return user;
  }

  /** Locks the rows of all active administrators and returns their ids, so that two cannot remove each other. */
  async lockAdmins(transaction: Transaction): Promise<string[]> {
    const rows = await transaction.execute<{ id: string }>(ACTIVE_ADMINS, []);
    return rows.map(({ id }) => id);
  }

  /** EMAIL_TAKEN if another account has the address that is given. */
  async change(
    transaction: Transaction,
    id: string,
    values: Partial<UserEntity>,
  ): Promise<UserEntity> {
    const user = await this.entityWriter.update(transaction, UserEntity, { id }, values);
    if (!user) throw new AppError('NOT_FOUND');
    if (values.email !== undefined) await this.refuseHeld(transaction, user);
    this.announce(transaction, id);
    return user;
  }

  /** Changes the person's own data; a phone number that is another one has to be confirmed anew. */
  async changeProfile(
    transaction: Transaction,
    before: UserEntity,
    values: Partial<UserEntity>,
  ): Promise<UserEntity> {
    const { phoneNumber } = values;
    if (phoneNumber === undefined) return this.change(transaction, before.id, values);
    const phoneE164 = toE164(phoneNumber);
    const phone = phoneE164 === before.phoneE164 ? {} : { phoneE164, phoneVerifiedAt: null };
    return this.change(transaction, before.id, { ...values, ...phone });
  }

  /** Locks the row of an active user; undefined if it is not active or has another address than this one. */
  async lockActive(
    transaction: Transaction,
    id: string,
    email?: string,
  ): Promise<UserEntity | undefined> {
    await lockAccount(transaction, id);
    const user = await this.entityWriter.lock(transaction, UserEntity, id);
    if (!user?.isActive || user.deletedAt) return undefined;
    return (email ?? user.email).toLowerCase() === user.email.toLowerCase() ? user : undefined;
  }

  /** After the row is written: an account that gives up the address at this moment has done so by then. */
  private async refuseHeld(transaction: Transaction, { id, email }: UserEntity): Promise<void> {
    const held = await transaction.execute(IS_HELD, [email, id]);
    if (held.length > 0) throw emailTaken();
  }

  private async queryAccount(statement: string, value: string): Promise<Account | undefined> {
    const [row] = await this.database.query<UserEntity>(statement, [value]);
    if (!row) return undefined;
    const { passwordHash, ...user } = row;
    return { user: user as UserEntity, passwordHash };
  }

  private announce(transaction: Transaction, id: string): void {
    this.events.announce(transaction, { entity: 'user', id });
  }
}
