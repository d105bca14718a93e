import { Injectable } from '@nestjs/common';
import { seesAllRequests } from '../../contract/permissions.js';
import { Database } from '../../platform/database/database.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ComparedNames } from './names/compared-names.js';
import { isSameName } from './names/same-names.js';
import { ClientAccounts, StaffNames } from './request-accounts.js';
import type { ConflictCheck, RequestConflict } from './request-person.types.js';
import { MOST_COMPARED, NEWEST, type SqlSource } from './sql-sources.js';

/** Hints of each sort that are shown. */
const MOST_HINTS = 5;

/** Both sides of a request. */
interface Sides {
  id: string;
  userId: string | null;
  name: string;
  accountName: string | null;
  /** The records that the office merged into the person, and the person's own. */
  records: readonly string[];
  opposingParty: string | null;
}

/** A row with a name that sounds like one of the other side, and the words of the names in it. */
interface SimilarRow extends RequestConflict {
  isVisible: boolean;
  names: string[][];
}

/**
 * Whether the firm works for both sides (B14, B52). It always looks through everything: of what the viewer may not open
 * it tells how much there is, and who may decide.
 */
@Injectable()
export class ConflictChecks {
  constructor(
    private readonly database: Database,
    private readonly names: ComparedNames,
    private readonly accounts: ClientAccounts,
    private readonly staff: StaffNames,
  ) {}

  async check(
    viewer: Viewer,
    { id, userId, name, accountName, records, opposingParty }: Sides,
    sourcesOf: (sql: SqlValues) => readonly SqlSource[],
  ): Promise<{ conflicts: RequestConflict[]; conflictCheck: ConflictCheck }> {
    const clients = [
      ...new Set([name, accountName ?? ''].map((each) => each.trim()).filter(Boolean)),
    ];
    const sql = new SqlValues(opposingParty, name, accountName, id, userId, records);
    const [parties, persons, accounts, requests] = await Promise.all([
      this.names.partiesOf(opposingParty),
      Promise.all(clients.map((client) => this.names.wordsOf(client))),
      opposingParty ? this.accounts.clientsNamedLike(opposingParty, MOST_COMPARED) : [],
      this.database.query<SimilarRow>(conflictsSql(sourcesOf(sql)), sql.values),
    ]);
    const isSame = ({ type, names }: SimilarRow) => {
      const others =
        type === 'opposing_party_is_client' ? parties.map((each) => each.words) : persons;
      return names.some((words) => others.some((other) => isSameName(words, other)));
    };
    const rows: SimilarRow[] = [
      ...accounts
        .filter(({ id: of, personId }) => of !== userId && !records.includes(personId ?? ''))
        .map(({ id: accountId, personId, fullName, words }) => ({
          ...{ type: 'opposing_party_is_client' as const, name: fullName, kind: null },
          ...{ id: accountId, personId, reference: null, names: [words] },
          isVisible: seesAllRequests(viewer.role),
        })),
      ...requests,
    ];
    const found = rows.filter(isSame);
    const hidden = found.filter(({ isVisible }) => !isVisible).length;
    return {
      conflicts: shownOf(found.filter(({ isVisible }) => isVisible)),
      conflictCheck: {
        ...{ opposingParties: parties.map((each) => each.name), clients, hidden },
        deciders: await this.staff.decidersOf(hidden),
        isComplete: accounts.length < MOST_COMPARED && !isCut(requests),
      },
    };
  }
}

/** Whether one of the tables had more names that sound alike than are compared. */
function isCut(rows: readonly SimilarRow[]): boolean {
  const counts = new Map<string, number>();
  for (const { type, kind } of rows) {
    const key = `${type} ${kind ?? ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= MOST_COMPARED);
}

/** The newest of each sort, as they are told. */
function shownOf(found: readonly SimilarRow[]): RequestConflict[] {
  const told = new Map<string, number>();
  return found.flatMap(({ isVisible: _, names: __, ...conflict }) => {
    const sort = `${conflict.type} ${conflict.kind ?? ''}`;
    const count = told.get(sort) ?? 0;
    told.set(sort, count + 1);
    return count < MOST_HINTS ? [conflict] : [];
  });
}

const PERSON_KEYS = `coalesce(name_keys($2::text), '{}') || coalesce(name_keys($3::text), '{}')`;
const wordsOf = (column: string) => `jsonb_build_array(to_jsonb(compared_words(${column})))`;
const partyWordsOf = (column: string) =>
  `coalesce((SELECT jsonb_agg(compared_words(party)) FROM unnest(party_names(${column})) AS party), '[]')`;

/** $1 opposing party, $2 name of the person, $3 name in the account, $4 the request itself, $5 account, $6 records of the person. */
function conflictsSql(sources: readonly SqlSource[]): string {
  const similar = (
    type: string,
    { kind, table, isVisible }: SqlSource,
    { name, names, isSimilar }: Record<'name' | 'names' | 'isSimilar', string>,
  ) => `(
    SELECT '${type}' AS type, ${name} AS name, '${kind}' AS kind, t.id, t.reference,
           t.person_id AS "personId",
           (${isVisible}) AS "isVisible", ${names} AS names
      FROM ${table} WHERE ${isSimilar} AND t.deleted_at IS NULL
       AND t.id <> $4::uuid AND t.user_id IS DISTINCT FROM $5::uuid
       AND (t.person_id = ANY($6::uuid[])) IS NOT TRUE
     ${NEWEST} LIMIT ${MOST_COMPARED})`;
  const found = sources.flatMap((source) => {
    const { name, opposingParty } = source;
    const clients = similar('opposing_party_is_client', source, {
      ...{ name, names: wordsOf(name) },
      isSimilar: `name_keys(${name}) && party_keys($1::text)`,
    });
    if (!opposingParty) return [clients];
    const parties = similar('client_is_opposing_party', source, {
      ...{ name: opposingParty, names: partyWordsOf(opposingParty) },
      isSimilar: `${opposingParty} IS NOT NULL AND party_keys(${opposingParty}) && (${PERSON_KEYS})`,
    });
    return [clients, parties];
  });
  return found.join(' UNION ALL ');
}
