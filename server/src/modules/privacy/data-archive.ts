import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import { Database } from '../../platform/database/database.js';
import { DocumentsService } from '../../platform/files/documents.service.js';
import { ZipArchive } from '../../platform/files/zip-archive.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { valueInWords } from '../../platform/texts/locale-texts.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { forClient, type RequestKind } from '../../requests/request-kind.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { ArchivedDocuments } from '../../requests/papers/archived-documents.js';
import { RequestFiles } from '../../requests/papers/request-files.js';
import { RequestPaperRows } from '../../requests/papers/request-paper-rows.js';
import type { RequestBase } from '../../requests/store/request.entity.js';
import { QuoteArchive } from '../quotes/quote-archive.js';
import { RatingRecords } from '../ratings/rating-records.js';
import { Timeline } from '../../requests/thread/timeline.js';

/** More requests of a kind than anybody has; it bounds the archive. */
const MOST_REQUESTS = 1000;
/** Columns of the office's own work, or of no use outside of the database. */
const NOT_THEIRS = [
  ...['userId', 'personId', 'version', 'assigneeId', 'assigneeName', 'clientWroteAt', 'leftAt'],
  ...['takenById', 'takenByName'],
  ...['adminNotes', 'repeatOfId', 'searchWords', 'searchJoined'],
];
const ACCOUNT = `
  SELECT full_name AS "fullName", email, phone_number AS "phoneNumber", language, role,
         email_verified_at AS "emailVerifiedAt", phone_verified_at AS "phoneVerifiedAt",
         second_factor_at AS "secondFactorAt", created_at AS "createdAt", updated_at AS "updatedAt",
         consent_version AS "consentVersion", consent_language AS "consentLanguage",
         consented_at AS "consentedAt",
         (SELECT coalesce(json_agg(json_build_object(
                   'name', p.name, 'createdAt', p.created_at, 'lastUsedAt', p.last_used_at
                 ) ORDER BY p.created_at), '[]')
            FROM passkeys p WHERE p.user_id = users.id) AS passkeys
    FROM users WHERE id = $1`;
const SESSIONS = `
  SELECT created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt",
         revoked_at AS "endedAt", user_agent AS "browser", ip_address AS "ipAddress"
    FROM sessions WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1000`;
/**
 * Mails about the account and its requests, by what caused them: others to the same address may be about what somebody
 * sent without an account, and that with the link for it leaves only if there is something. Without paths and variables: they may hold secret links that are still valid. None while the
 * address is only typed: it may be somebody else's.
 */
const mailsOf = (requests: string) => `
  WITH own AS (${requests}),
  causes AS (
    SELECT $1::text AS id UNION ALL SELECT id::text FROM own
     UNION ALL SELECT e.id::text FROM request_events e JOIN own ON own.id = e.request_id)
  SELECT created_at AS "createdAt", sent_at AS "sentAt", to_address AS "to", language,
         template AS "about", status
    FROM mails WHERE to_address = (
         SELECT lower(email) FROM users WHERE id = $1::uuid AND email_verified_at IS NOT NULL)
     AND string_to_array(cause, ':') && ARRAY(SELECT id FROM causes) AND cause NOT LIKE '%:repeat:%'
     AND template <> 'earlierRequests'
   ORDER BY created_at DESC LIMIT 1000`;
/**
 * What people did with their account, without what others did with it: neither the office, nor whoever had it between a
 * change of the address and its undoing.
 */
const ACTIVITY = `
  SELECT a.created_at AS "createdAt", a.action FROM audit_events a
   WHERE a.actor_id = $1::uuid AND NOT EXISTS (
     SELECT 1 FROM audit_events undone
      WHERE undone.entity = 'user' AND undone.entity_id = $1::text
        AND undone.action = 'user.email_change_undone' AND undone.created_at >= a.created_at
        AND a.created_at >= (
          SELECT max(changed.created_at) FROM audit_events changed
           WHERE changed.entity = 'user' AND changed.entity_id = $1::text
             AND changed.before ->> 'email' = undone.after ->> 'email'
             AND changed.created_at <= undone.created_at))
   ORDER BY a.created_at DESC LIMIT 1000`;

const README = [
  ...['title', 'intro', 'account', 'sessions', 'requests', 'quotes', 'files', 'mails'],
  'activity',
];

/** Everything that the product knows about a person, as files in one archive. */
@Injectable()
export class DataArchive {
  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly kinds: RequestKinds,
    private readonly timeline: Timeline,
    private readonly documents: DocumentsService,
    private readonly archived: ArchivedDocuments,
    private readonly files: RequestFiles,
    private readonly papers: RequestPaperRows,
    private readonly quotes: QuoteArchive,
    private readonly ratings: RatingRecords,
  ) {}

  /** The archive; its documents are read while it is sent. */
  async create(viewer: Viewer, locale: Locale): Promise<ZipArchive> {
    const zip = new ZipArchive(this.documents);
    const lines = README.map((name) => valueInWords({ term: `dataArchive.${name}` }, locale));
    zip.addText('README.txt', `${lines.join('\n\n')}\n`);
    const read = (text: string, value: string) => this.database.query<object>(text, [value]);
    const [[account], sessions, mails, activity] = await Promise.all([
      read(ACCOUNT, viewer.id),
      read(SESSIONS, viewer.id),
      read(mailsOf(this.ownRequestIds()), viewer.id),
      read(ACTIVITY, viewer.id),
    ]);
    zip.addJson('account.json', account);
    zip.addJson('sessions.json', sessions);
    zip.addJson('messages.json', mails);
    zip.addJson('activity.json', activity);
    for (const kind of this.kinds.all()) await this.addRequests(zip, viewer, kind);
    return zip;
  }

  private async addRequests(zip: ZipArchive, viewer: Viewer, kind: RequestKind): Promise<void> {
    let added = 0;
    for await (const rows of this.lists.batches(kind.table.entity, { userId: viewer.id })) {
      const ids = rows.map(({ id }) => id);
      const [timelines, files, papers, ratings] = await Promise.all([
        this.timeline.of(ids, true),
        this.files.of(ids),
        this.papers.of(ids),
        Promise.all(ids.map((id) => this.ratings.of(id))),
      ]);
      for (const [index, row] of rows.entries()) {
        const events = timelines[index]?.map(({ type, status, note, createdAt }) => {
          return { type, status, note, createdAt };
        });
        const wanted = papers[index]?.map(({ nameAr: name, state, reason }) => {
          return { name, state, reason };
        });
        const own = { papers: wanted, timeline: events, rating: ratings[index] };
        const values = { kind: kind.definition.name, ...theirValues(row, kind), ...own };
        zip.addJson(`requests/${row.reference}.json`, values);
        const parts = { kind, files: files[index] ?? [] };
        zip.addDocuments(await this.archived.of(row, parts, `files/${row.reference} `));
      }
      for (const quote of await this.quotes.ofRequests(rows.map(({ id }) => id)))
        zip.addJson(`quotes/${quote.number}.json`, quote);
      added += rows.length;
      if (added >= MOST_REQUESTS) break;
    }
  }

  /** SQL of the ids of everything that the account $1 sent. */
  private ownRequestIds(): string {
    const tables = this.kinds
      .all()
      .map(({ table }) => this.lists.metadataOf(table.entity).tableName);
    return tables
      .map((table) => `SELECT t.id FROM "${table}" t WHERE t.user_id = $1::uuid`)
      .join(' UNION ALL ');
  }
}

function theirValues(row: RequestBase, kind: RequestKind): object {
  const hidden: (string | undefined)[] = [...NOT_THEIRS, kind.table.personal.document?.key];
  return Object.fromEntries(
    Object.entries(forClient(kind, row)).filter(([name]) => !hidden.includes(name)),
  );
}
