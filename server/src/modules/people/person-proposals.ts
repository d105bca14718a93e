import { Injectable } from '@nestjs/common';
import { batchLoader } from '../../platform/database/batch-loader.js';
import { Database } from '../../platform/database/database.js';
import { selectList } from '../../platform/database/entity-columns.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { isSameName } from '../../requests/people/names/same-names.js';
import { isDismissed } from './dismissed-sql.js';
import { PeopleAccess } from './people-access.js';
import { toSummary } from './people.service.js';
import { PersonEntity } from './person.entity.js';
import type { PersonMatch, PersonProposal } from './person.types.js';

/** Records that are compared with one person: those with the same contact, and those whose name sounds alike. */
const MOST_COMPARED = 50;
/** Proposals for one person that are shown. */
const MOST_SHOWN = 20;

/** Whose proposals are wanted, and who asks. */
interface Question {
  viewer: Viewer;
  id: string;
}

/** A record that may be of the same person, with the words of the names of both. */
interface ProposedRow extends PersonEntity {
  ofPerson: string;
  isSameEmail: boolean;
  isSamePhone: boolean;
  ownWords: string[][];
  words: string[][];
}

const wordsOf = (names: string) => `
  coalesce((SELECT jsonb_agg(compared_words(name)) FROM unnest(${names}) AS name
             WHERE cardinality(compared_words(name)) > 1), '[]')`;

/** $1 the people. `isMeant` is a condition on another one `q` of a person `p`. */
function proposalsSql(isMeant: string, columns: string): string {
  const alike = (condition: string) => `
    (SELECT q.id FROM people q WHERE q.is_listed AND q.id <> p.id AND (${condition}) AND ${isMeant}
      ORDER BY q.id LIMIT ${MOST_COMPARED})`;
  return `
    SELECT p.id AS "ofPerson", t.mailboxes && p.mailboxes AS "isSameEmail",
           t.phones && p.phones AS "isSamePhone", ${wordsOf('p.names')} AS "ownWords",
           ${wordsOf('t.names')} AS words, ${columns}
      FROM people p CROSS JOIN LATERAL (
        ${alike('q.mailboxes && p.mailboxes OR q.phones && p.phones')}
        UNION ${alike('q.name_keys && p.name_keys')}) found
      JOIN people t ON t.id = found.id
     WHERE p.id = ANY($1::uuid[]) AND p.is_listed`;
}

/** Who is probably the same person: by mailbox, number, or name in either script. Nobody is joined by it. */
@Injectable()
export class PersonProposals {
  /** Those of all people of a page in one statement. */
  private readonly load = batchLoader((questions: readonly Question[]) => this.read(questions));

  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly access: PeopleAccess,
  ) {}

  of(viewer: Viewer, id: string): Promise<PersonProposal[]> {
    return this.load({ viewer, id });
  }

  async count(viewer: Viewer, id: string): Promise<number> {
    return (await this.load({ viewer, id })).length;
  }

  /** Calls of several viewers may come together. */
  private async read(questions: readonly Question[]): Promise<PersonProposal[][]> {
    const viewers = new Map(questions.map(({ viewer }) => [viewer.sessionId, viewer]));
    const rows = await Promise.all(
      [...viewers].map(async ([sessionId, viewer]) => {
        const ids = questions.filter((each) => each.viewer.sessionId === sessionId);
        return [sessionId, await this.find(viewer, [...new Set(ids.map(({ id }) => id))])] as const;
      }),
    );
    const found = new Map(rows);
    return questions.map(({ viewer, id }) =>
      toProposals((found.get(viewer.sessionId) ?? []).filter(({ ofPerson }) => ofPerson === id)),
    );
  }

  /** All pairs of these people and others, whoever may see them and whatever the office says of them. */
  async pairsOf(transaction: Transaction, ids: readonly string[]): Promise<[string, string][]> {
    const text = proposalsSql('true', this.columns());
    const rows = await transaction.execute<ProposedRow & Record<string, unknown>>(text, [ids]);
    return rows
      .filter((row) => reasonsOf(row).length > 0)
      .map(({ ofPerson, id }) => [ofPerson, id]);
  }

  private find(viewer: Viewer, ids: readonly string[]): Promise<ProposedRow[]> {
    const sql = new SqlValues(ids);
    const scope = this.access.scopeSql(viewer, 'q.id', sql.add);
    const text = proposalsSql(`${scope} AND NOT ${isDismissed('p', 'q')}`, this.columns());
    return this.database.query<ProposedRow>(text, sql.values);
  }

  private columns(): string {
    return selectList(this.lists.metadataOf(PersonEntity));
  }
}

function toProposals(rows: readonly ProposedRow[]): PersonProposal[] {
  return rows
    .map((row) => ({ person: toSummary(row), reasons: reasonsOf(row) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(
      (a, b) =>
        b.reasons.length - a.reasons.length ||
        a.reasons.join().localeCompare(b.reasons.join()) ||
        a.person.id.localeCompare(b.person.id),
    )
    .slice(0, MOST_SHOWN);
}

function reasonsOf({ isSameEmail, isSamePhone, ownWords, words }: ProposedRow): PersonMatch[] {
  const isNamed = ownWords.some((own) => words.some((other) => isSameName(own, other)));
  return [
    ...(isSameEmail ? (['email'] as const) : []),
    ...(isSamePhone ? (['phone'] as const) : []),
    ...(isNamed ? (['name'] as const) : []),
  ];
}
