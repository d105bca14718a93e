import { Injectable } from '@nestjs/common';
import type { RatingVerb } from '../../contract/audit-verbs.js';
import type { NotificationEvent } from '../../contract/notifications.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { Notifier } from '../../platform/notifications/notifier.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { type CaseRatingEntity, RATING } from './rating.entity.js';

/** What is recorded of a rating: neither its text nor a name, so that nothing has to be erased. */
const recorded = (rating: CaseRatingEntity | null) =>
  rating && {
    stars: rating.stars,
    consentVersion: rating.consentVersion,
    consentLanguage: rating.consentLanguage,
    consentedAt: rating.consentedAt,
  };

/** Writes what happens to ratings: the record of changes, live changes, and what the office has to know at once. */
@Injectable()
export class RatingEvents {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly notifier: Notifier,
    private readonly events: ChangeEventBus,
  ) {}

  async record(
    transaction: Transaction,
    viewer: Viewer,
    verb: RatingVerb,
    { before, after }: { before: CaseRatingEntity | null; after: CaseRatingEntity | null },
  ): Promise<void> {
    const rating = after ?? before;
    if (!rating) return;
    await this.auditLog.record(transaction, {
      ...{ viewer, action: `${RATING}.${verb}`, entity: RATING, entityId: rating.id },
      label: rating.requestReference,
      ...{ before: recorded(before), after: recorded(after) },
    });
    this.events.announce(transaction, { entity: RATING, id: rating.id });
  }

  /** Tells everybody who sees all requests, and the lawyer who dealt with the case. */
  tellOffice(
    transaction: Transaction,
    viewer: Viewer,
    event: Extract<NotificationEvent, 'rated_low' | 'consent_withdrawn'>,
    rating: CaseRatingEntity,
  ): Promise<void> {
    const { id: entityId, clientName: person, requestReference: reference, stars } = rating;
    return this.notifier.tellStaff(transaction, {
      ...{ event, type: 'warning', entity: RATING, entityId, viewer },
      values: { person, reference, stars: String(stars) },
      ...{ permission: 'rating.read', assigneeId: rating.assigneeId, toAll: true },
    });
  }
}
