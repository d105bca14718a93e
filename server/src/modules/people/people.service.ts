import { Injectable } from '@nestjs/common';
import { batchLoader, orderByKeys } from '../../platform/database/batch-loader.js';
import { Database } from '../../platform/database/database.js';
import type { Page } from '../../platform/database/page.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import { type ListDefinition, ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { membersSql, PeopleAccess } from './people-access.js';
import { PersonEntity } from './person.entity.js';
import {
  PERSON_COLUMNS,
  type Person,
  type PersonAccount,
  type PersonListArgs,
  type PersonSummary,
} from './person.types.js';

const LIST: ListDefinition<PersonEntity> = {
  sortable: columnNames(PERSON_COLUMNS),
  emptySmallest: ['lastRequestAt'],
  defaultSort: [['createdAt', 'desc']],
};
/** Nobody has so many; it bounds the answer. */
const MOST_ACCOUNTS = 50;
const ACCOUNTS = `
  SELECT u.id, u.full_name AS "fullName", u.email, u.phone_number AS "phoneNumber", u.role,
         u.email_verified_at IS NOT NULL AS "isEmailVerified",
         u.phone_verified_at IS NOT NULL AS "isPhoneVerified",
         u.is_active AS "isActive", u.created_at AS "createdAt"
    FROM users u WHERE u.person_id IN (${membersSql('$1')}) AND u.deleted_at IS NULL
   ORDER BY u.created_at, u.id LIMIT ${MOST_ACCOUNTS}`;
const OF_ACCOUNTS = `SELECT id, person_id AS "personId" FROM users WHERE id = ANY($1::uuid[])`;

interface AccountPerson {
  id: string;
  personId: string | null;
}

/** People, as the office finds them. */
@Injectable()
export class PeopleService {
  /** The person of an account; many in one statement. */
  readonly personOfAccount: (id: string) => Promise<string | null>;

  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly access: PeopleAccess,
  ) {
    this.personOfAccount = batchLoader((ids: readonly string[]) => this.personsOf(ids));
  }

  async list(
    viewer: Viewer,
    { hasAccount, ...args }: PersonListArgs,
  ): Promise<Page<PersonSummary>> {
    const where = [{ hasAccount }, this.access.visibleTo(viewer)];
    const sorted = args.sortBy ? args : { ...args, sortBy: 'lastRequestAt' };
    const page = await this.lists.page(PersonEntity, where, sorted, LIST);
    return { ...page, items: page.items.map(toSummary) };
  }

  async get(viewer: Viewer, id: string): Promise<Person> {
    return toSummary(await this.access.find(viewer, id));
  }

  accounts(id: string): Promise<PersonAccount[]> {
    return this.database.query<PersonAccount>(ACCOUNTS, [id]);
  }

  private async personsOf(ids: readonly string[]): Promise<(string | null)[]> {
    const rows = await this.database.query<AccountPerson>(OF_ACCOUNTS, [ids]);
    return orderByKeys(ids, rows, (row) => row.id).map((row) => row?.personId ?? null);
  }
}

/** A row as it is told; addresses are those that were typed. */
export function toSummary(row: PersonEntity): PersonSummary {
  const { id, fullName: name, names, emails, phones, createdAt } = row;
  const { hasAccount, requestCount, lastRequestAt } = row;
  return {
    ...{ id, name, emails, phones, createdAt },
    otherNames: names.filter((other) => other !== name),
    ...{ hasAccount, requestCount, lastRequestAt },
  };
}
