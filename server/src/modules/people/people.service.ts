import { Injectable } from '@nestjs/common';
import { batchLoader, orderByKeys } from '../../platform/database/batch-loader.js';
import { Database } from '../../platform/database/database.js';
import type { Page } from '../../platform/database/page.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import {
  ColumnTest,
  type ListDefinition,
  ListEngine,
  type Where,
} from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { type Add, membersSql, PeopleAccess } from './people-access.js';
import { isDismissed } from './dismissed-sql.js';
import { PersonEntity } from './person.entity.js';
import type { PersonAccount } from './person-cases.types.js';
import {
  PERSON_COLUMNS,
  type Person,
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

/** Whether a person is, or is not, one of those whose ids a statement answers. */
const isAmong = (
  wanted: boolean | undefined,
  idsSql: (add: Add) => string,
): Where<PersonEntity> => ({
  id:
    typeof wanted === 'boolean'
      ? new ColumnTest((column, add) => `${column} ${wanted ? 'IN' : 'NOT IN'} (${idsSql(add)})`)
      : undefined,
});

/** SQL of the ids of those who are probably there twice. */
const pairedSql = (scope: string) => `
  SELECT p.id FROM person_pairs x
    JOIN people p ON p.id = x.person_id AND p.is_listed
    JOIN people q ON q.id = x.other_id AND q.is_listed
   WHERE ${scope} AND NOT ${isDismissed('p', 'q')}`;

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
    { hasAccount, hasOpenRequests, hasProposals, ...args }: PersonListArgs,
  ): Promise<Page<PersonSummary>> {
    const where: Where<PersonEntity>[] = [
      { hasAccount },
      isAmong(hasOpenRequests, (add) => this.access.openSql(viewer, add)),
      isAmong(hasProposals, (add) => pairedSql(this.access.scopeSql(viewer, 'q.id', add))),
      this.access.visibleTo(viewer),
    ];
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
