import { Injectable } from '@nestjs/common';
import { printedName } from '../../contract/lines.js';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';
import type { ReplyVariable } from '../../contract/requests/reply-variables.js';
import { Database } from '../../platform/database/database.js';
import { getColumn } from '../../platform/database/entity-columns.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { scopeSql, visibleTo } from '../store/request-scope.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { Settings } from '../../platform/settings/settings.js';
import { valueInWords } from '../../platform/texts/locale-texts.js';
import type { TextValue } from '../../platform/texts/text-values.js';
import { RequestReach } from './request-reach.js';
import { type ClientAccount, ClientAccounts, StaffNames } from './request-accounts.js';
import { type RequestKind, describeRequest } from '../request-kind.js';
import { RequestKinds } from '../request-kinds.js';
import { missingPapers } from '../papers/missing-papers.js';
import { RequestPaperRows } from '../papers/request-paper-rows.js';
import { ConflictChecks } from './conflict-checks.js';
import { ComparedNames } from './names/compared-names.js';
import { isSameName } from './names/same-names.js';
import type { RelatedRequest, ReplyVariableValue, RequestPerson } from './request-person.types.js';
import { MOST_COMPARED, NEWEST, type SqlSource } from './sql-sources.js';
import type { PersonColumns } from '../store/request-table.js';
import type { RequestBase } from '../store/request.entity.js';

/** Other requests of a person that are shown. */
const MOST_REQUESTS = 10;

/** Who sent one request. */
interface RequestSender {
  id: string;
  userId: string | null;
  name: string;
  email: string;
  phone: string | null;
  opposingParty: string | null;
}

/** A request that may be of the same person. */
interface RelatedRow extends RelatedRequest {
  isVisible: boolean;
  words: string[];
}

/** What the firm knows about the person who sent a request, over all kinds of requests. */
@Injectable()
export class RequestPeople {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly accounts: ClientAccounts,
    private readonly settings: Settings,
    private readonly reach: RequestReach,
    private readonly names: ComparedNames,
    private readonly conflictChecks: ConflictChecks,
    private readonly papers: RequestPaperRows,
    private readonly staff: StaffNames,
  ) {}

  /** What the office knows about the person who sent a request; of one in the trash, for who may restore it. */
  async person(name: string, viewer: Viewer, id: string): Promise<RequestPerson> {
    const { kind, store, notices } = this.kinds.partsOf(name);
    const row = await store.find({ id, ...visibleTo(viewer, kind.definition) });
    const sender = senderOf(row, kind.table.person);
    const found = await this.accounts.clientAccount(row.userId, sender.email);
    const own = row.userId === null ? undefined : found;
    const recipient = row.userId === null ? notices.recipientWithoutAccount(row) : own;
    const language = recipient?.language ?? row.mailLanguage ?? DEFAULT_LOCALE;
    const records = await this.recordsOf(row.personId);
    const sides = { ...sender, records, accountName: own?.fullName ?? null };
    const [related, conflicts, firm, [papers = []]] = await Promise.all([
      this.related(viewer, { ...sender, records }, own),
      this.conflictChecks.check(viewer, sides, (sql) =>
        this.sourcesFor(viewer, sql, this.kinds.all()),
      ),
      this.settings.firm(),
      this.papers.of([id]),
    ]);
    const { reference } = row;
    const words = {
      ...describeRequest(kind, row),
      name: printedName(sender.name),
      reference,
      sender: viewer.fullName,
      papers: missingPapers(papers, language),
    };
    return {
      ...{ account: found ?? null, isSender: own !== undefined },
      ...{ mailTo: recipient?.email || null, language },
      ...(await this.reach.of({ kind, notices }, viewer, row)),
      ...{ ...related, ...conflicts },
      replyVariables: valuesIn(language, { ...words, firm: firm.name }),
    };
  }

  /** The other requests of the person: those that the viewer may open, newest first, and how many others there are. */
  private async related(
    viewer: Viewer,
    { id, userId, name, email, phone, records }: RequestSender & { records: readonly string[] },
    account?: ClientAccount,
  ) {
    const emails = [email, account?.email].filter(Boolean);
    const sql = new SqlValues(userId, emails, phone, id, name, records);
    const statement = relatedSql(this.sourcesFor(viewer, sql, this.kinds.all()));
    const [rows, words] = await Promise.all([
      this.database.query<RelatedRow>(statement, sql.values),
      this.names.wordsOf(name),
    ]);
    const found = rows.filter((row) => row.matchedBy !== 'name' || isSameName(row.words, words));
    const visible = found.filter(({ isVisible }) => isVisible);
    const hiddenRequests = found.length - visible.length;
    return {
      otherRequests: visible.slice(0, MOST_REQUESTS),
      hasMoreRequests: visible.length > MOST_REQUESTS,
      ...{ hiddenRequests, deciders: await this.staff.decidersOf(hiddenRequests) },
    };
  }

  /** The records of a person, with those that the office merged. */
  private async recordsOf(personId: string | null): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(RECORDS, [personId]);
    return rows.map(({ id }) => id);
  }

  private sourcesFor(viewer: Viewer, sql: SqlValues, kinds: readonly RequestKind[]): SqlSource[] {
    return kinds.map((kind) => {
      const scope = scopeSql(viewer, kind.definition, { table: 't', add: sql.add });
      return { ...this.sqlOf(kind), isVisible: scope ?? 'true' };
    });
  }

  private sqlOf({ definition, table }: RequestKind): Omit<SqlSource, 'isVisible'> {
    const metadata = this.lists.metadataOf(table.entity);
    const columns = table.person;
    const column = (property: string) => getColumn(metadata, property);
    return {
      kind: definition.name,
      table: `"${metadata.tableName}" t`,
      name: column(columns.name),
      email: column(columns.email),
      phone: column(columns.phone),
      opposingParty: columns.opposingParty && column(columns.opposingParty),
    };
  }
}

/** Reads a row of any kind through the names of its columns. */
function senderOf(row: RequestBase, columns: PersonColumns<RequestBase>): RequestSender {
  const text = (name: keyof RequestBase | undefined) =>
    (name && (row[name] as string | null)) ?? null;
  return {
    id: row.id,
    userId: row.userId,
    name: text(columns.name) ?? '',
    email: text(columns.email) ?? '',
    phone: text(columns.phone),
    opposingParty: text(columns.opposingParty),
  };
}

function valuesIn(language: Locale, words: Record<ReplyVariable, TextValue>): ReplyVariableValue[] {
  return Object.entries(words).flatMap(([name, value]) => {
    const printed = valueInWords(value, language);
    return printed ? [{ name: name as ReplyVariable, value: printed }] : [];
  });
}

const RECORDS = `
  SELECT m.id FROM people p JOIN people m ON m.root_id = p.root_id WHERE p.id = $1::uuid`;
const SUREST_FIRST = `ARRAY['account', 'email', 'phone', 'person', 'name']`;
/** A single word, such as a first name, fits too many people. */
const KEYS = `CASE WHEN cardinality(compared_words($5::text)) > 1 THEN name_keys($5::text) END`;

/** $1 account, $2 e-mail addresses, $3 phone, $4 the request itself, $5 name, $6 records of the person. */
function relatedSql(sources: readonly SqlSource[]): string {
  const found = sources.flatMap(({ kind, table, name, email, phone, isVisible }) => {
    const unsigned = '(t.user_id IS NULL OR $1::uuid IS NULL)';
    const matches = {
      account: 't.user_id = $1::uuid',
      person: 't.person_id = ANY($6::uuid[])',
      email: `email_likeness(${email}) = ANY(SELECT email_likeness(alike) FROM unnest($2::text[]) alike) AND ${unsigned}`,
      phone: `${phone} = $3::text AND ${unsigned}`,
      name: `name_keys(${name}) && (${KEYS}) AND ${unsigned}`,
    };
    return Object.entries(matches).map(
      ([matchedBy, condition]) => `(
        SELECT '${kind}' AS kind, t.id, t.reference, t.status::text AS status,
          t.created_at AS "createdAt", '${matchedBy}' AS "matchedBy", (${isVisible}) AS "isVisible",
          ${matchedBy === 'name' ? `compared_words(${name})` : `'{}'::text[]`} AS words
        FROM ${table} WHERE ${condition} AND t.deleted_at IS NULL AND t.id <> $4::uuid
        ${NEWEST} LIMIT ${MOST_COMPARED})`,
    );
  });
  return `
    SELECT * FROM (
      SELECT DISTINCT ON (id) * FROM (${found.join(' UNION ALL ')}) AS found
      ORDER BY id, array_position(${SUREST_FIRST}, "matchedBy")
    ) AS each_once ORDER BY "createdAt" DESC, id`;
}
