import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import {
  RATED_KINDS,
  RATED_STATUS,
  type RatedKind,
  RATING_INVITATION_WINDOW_DAYS,
  RATINGS_CATEGORY,
} from '../../contract/ratings.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { RepeatedTask } from '../../platform/jobs/repeated-task.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { Reminders } from '../../platform/mail/reminders.js';
import { Settings } from '../../platform/settings/settings.js';
import { accountPath } from '../../contract/notifications.js';
import { RatingAccess } from './rating-access.js';

const EVERY_MS = 15 * 60_000;

/** One request has one invitation, also when it is opened and completed again. */
const CAUSE = `concat_ws(':', 'rating-invitation', t.id)`;
const ENDED = `
  (SELECT max(e.created_at) FROM request_events e
    WHERE e.request_id = t.id AND e.type = 'status_changed' AND e.status = '${RATED_STATUS}')`;

/**
 * Requests that ended `$1` days ago or longer, but not so long ago that nobody expects a mail about them. Only clients
 * are invited, who have neither rated it nor asked not to be written to; whoever has no account has no page to do it on.
 */
const dueIn = (table: string) => (columns: string, rest: string) => `
  SELECT ${columns} FROM "${table}" t
    JOIN users u ON u.id = t.user_id AND u.role = 'client' AND u.is_active AND u.deleted_at IS NULL
   WHERE t.status = '${RATED_STATUS}' AND t.deleted_at IS NULL AND t.erased_at IS NULL
     AND t.updated_at > now() - make_interval(days => $1::int + ${RATING_INVITATION_WINDOW_DAYS})
     AND ${ENDED} <= now() - make_interval(days => $1::int)
     AND ${ENDED} > now() - make_interval(days => $1::int + ${RATING_INVITATION_WINDOW_DAYS})
     AND NOT EXISTS (SELECT FROM case_ratings c WHERE c.request_id = t.id)
     AND NOT EXISTS (SELECT FROM notification_preferences p
       WHERE p.user_id = u.id AND p.category = '${RATINGS_CATEGORY}' AND NOT p.by_mail)
     AND NOT EXISTS (SELECT FROM mails m WHERE m.cause = ${CAUSE}) ${rest}`;

interface Invited {
  id: string;
  reference: string;
  to: string;
  language: Locale;
  name: string;
  cause: string;
}

/** Invites clients, some days after the end of their case, to say what they think of it. */
@Injectable()
export class RatingInviter extends RepeatedTask {
  constructor(
    private readonly reminders: Reminders,
    private readonly mails: MailService,
    private readonly settings: Settings,
    private readonly access: RatingAccess,
  ) {
    super({
      logger: 'Ratings',
      everyMs: EVERY_MS,
      failure: 'Clients could not be invited to rate',
    });
  }

  async run(): Promise<void> {
    const days = await this.settings.get('ratingInvitationDays');
    if (days === 0) return;
    for (const kind of RATED_KINDS) await this.inviteAll(kind, days);
  }

  private inviteAll(kind: RatedKind, days: number): Promise<void> {
    return this.reminders.queue<Invited>({
      ...{ due: dueIn(this.access.tableOf(kind)), values: [days], order: 'updated_at' },
      columns: `t.id, t.reference, u.email AS "to", u.language, u.full_name AS name, ${CAUSE} AS cause`,
      tell: (transaction, invited) =>
        allSettledOrThrow(...invited.map((person) => this.invite(transaction, kind, person))),
    });
  }

  private invite(
    transaction: Transaction,
    kind: RatedKind,
    { id, cause, to, language, name, reference }: Invited,
  ): Promise<void> {
    return this.mails.enqueue(transaction, {
      ...{ cause, to, language },
      template: 'rating.invitation',
      path: `${accountPath(kind, id)}#rating`,
      variables: { name, reference },
    });
  }
}
