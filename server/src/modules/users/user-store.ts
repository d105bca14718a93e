import { Injectable } from '@nestjs/common';
import type { UserRole } from '../../contract/enums.js';
import type { Locale } from '../../contract/locales.js';
import { Database } from '../../core/database/database.js';
import { EntityWriter } from '../../core/database/entity-writer.js';
import { AppError } from '../../core/errors/app-error.js';
import { ChangeEvents } from '../../core/events/change-events.js';
import { IS_NULL, type ListDefinition, ListEngine } from '../../core/list/list-engine.js';
import type { Page } from '../../core/database/page.js';
import { toE164 } from '../../core/phone/e164.js';
import { UserEntity } from './user.entity.js';
import type { UserListArgs, UserStats } from './user.types.js';
import type { Transaction } from '../../core/database/transaction.js';

const LIST: ListDefinition<UserEntity> = {
  sortable: ['createdAt', 'fullName', 'email', 'role', 'isActive'],
  defaultSort: [['createdAt', 'desc']],
};

const SELECT_ACCOUNT = `
  SELECT id, full_name AS "fullName", email, phone_number AS "phoneNumber", phone_e164 AS "phoneE164", role,
         is_active AS "isActive", email_verified_at AS "emailVerifiedAt", language, version,
         created_at AS "createdAt", updated_at AS "updatedAt", deleted_at AS "deletedAt",
         password_hash AS "passwordHash"
    FROM users`;

const RECIPIENT = `SELECT email, language FROM users WHERE id = $1 AND deleted_at IS NULL`;

const STATS = `
  SELECT count(*)::int AS "totalUsers",
         (count(*) FILTER (WHERE is_active))::int AS "activeUsers",
         (count(*) FILTER (WHERE role = 'admin'))::int AS "adminUsers",
         (count(*) FILTER (WHERE role = 'client'))::int AS "clientUsers"
    FROM users WHERE deleted_at IS NULL`;

const ACTIVE_ADMINS = `
  SELECT id FROM users WHERE role = 'admin' AND is_active AND deleted_at IS NULL
   ORDER BY id FOR NO KEY UPDATE`;

/** A person, and the hash that a password is checked against. */
export interface Account {
  user: UserEntity;
  passwordHash: string;
}

/** What an account is made of; the password is hashed before the transaction begins. */
export interface NewUser {
  fullName: string;
  email: string;
  phoneNumber: string;
  passwordHash: string;
  role?: UserRole;
  isActive?: boolean;
  language?: Locale;
  emailVerifiedAt?: Date;
}

/** Rows of accounts: read, locked and written. Nothing outside this module reaches it. */
@Injectable()
export class UserStore {
  constructor(
    readonly database: Database,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
    private readonly events: ChangeEvents,
  ) {}

  page({ role, isActive, ...args }: UserListArgs): Promise<Page<UserEntity>> {
    return this.lists.page(UserEntity, { role, isActive, deletedAt: IS_NULL }, args, LIST);
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

  /** The account of a normalised address, active or not. */
  async findAccount(email: string): Promise<Account | undefined> {
    return this.account(`${SELECT_ACCOUNT} WHERE lower(email) = $1 AND deleted_at IS NULL`, email);
  }

  async findAccountById(id: string): Promise<Account | undefined> {
    return this.account(`${SELECT_ACCOUNT} WHERE id = $1 AND deleted_at IS NULL`, id);
  }

  /** Within a transaction, over its own connection: a second one could be waited for in vain. */
  async mailRecipient(
    transaction: Transaction,
    id: string,
  ): Promise<{ email: string; language: Locale } | undefined> {
    const [recipient] = await transaction.execute<{ email: string; language: Locale }>(RECIPIENT, [
      id,
    ]);
    return recipient;
  }

  /** A second one of the same address is refused by the database: EMAIL_TAKEN, however many at once. */
  async insert(transaction: Transaction, { phoneNumber, ...rest }: NewUser): Promise<UserEntity> {
    const phoneE164 = toE164(phoneNumber);
    const user = await this.entityWriter.insert(transaction, UserEntity, {
      ...rest,
      phoneNumber,
      phoneE164,
    });
    this.announce(transaction, user.id);
    return user;
  }

  /** Holds the person's row against other writers until the transaction ends. */
  async lock(transaction: Transaction, id: string): Promise<UserEntity> {
    const user = await this.entityWriter.lock(transaction, UserEntity, id);
    if (!user || user.deletedAt) throw new AppError('NOT_FOUND');
    return user;
  }

  /** Holds every active administrator; answers their ids. Two who remove each other wait here. */
  async lockAdmins(transaction: Transaction): Promise<string[]> {
    const rows = await transaction.execute<{ id: string }>(ACTIVE_ADMINS, []);
    return rows.map(({ id }) => id);
  }

  async change(
    transaction: Transaction,
    id: string,
    values: Partial<UserEntity>,
  ): Promise<UserEntity> {
    const phoneE164 = values.phoneNumber === undefined ? undefined : toE164(values.phoneNumber);
    const user = await this.entityWriter.update(
      transaction,
      UserEntity,
      { id },
      { ...values, phoneE164 },
    );
    if (!user) throw new AppError('NOT_FOUND');
    this.announce(transaction, id);
    return user;
  }

  /** Holds the row of a person who may sign in with this address; undefined when nobody does. */
  async lockHolder(
    transaction: Transaction,
    id: string,
    email: string,
  ): Promise<UserEntity | undefined> {
    const user = await this.entityWriter.lock(transaction, UserEntity, id);
    const holds = user?.isActive && !user.deletedAt && user.email.toLowerCase() === email;
    return holds ? user : undefined;
  }

  private async account(statement: string, value: string): Promise<Account | undefined> {
    const [row] = await this.database.query<UserEntity>(statement, [value]);
    if (!row) return undefined;
    const { passwordHash, ...user } = row;
    return { user: user as UserEntity, passwordHash };
  }

  private announce(transaction: Transaction, id: string): void {
    this.events.announce(transaction, { entity: 'user', id });
  }
}
