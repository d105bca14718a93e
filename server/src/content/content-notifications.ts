import type { ContentVerb } from '../contract/audit-verbs.js';
import type { ContentDefinition } from '../contract/content/define-content.js';
import type { Trilingual } from '../contract/locales.js';
import { NOTIFICATION_ENTITIES, type NotificationEntity } from '../contract/notifications.js';
import { contentPermission } from '../contract/permissions.js';
import type { Transaction } from '../platform/database/transaction.js';
import type { Notifier } from '../platform/notifications/notifier.js';
import type { Viewer } from '../platform/request-context/viewer.js';
import { mainText, trilingual } from './localized-fields.js';

/** A row of content that somebody changed. */
export interface ContentNotice {
  viewer: Viewer;
  verb: ContentVerb;
  row: { id: string | number };
}

const isNotified = (name: string): name is NotificationEntity => name in NOTIFICATION_ENTITIES;

/** Tells the colleagues of whoever added or deleted content of some kinds. */
export async function notifyOfContent(
  notifier: Notifier,
  transaction: Transaction,
  definition: ContentDefinition,
  { viewer, verb, row }: ContentNotice,
): Promise<void> {
  const { name } = definition;
  if (!isNotified(name) || (verb !== 'created' && verb !== 'removed')) return;
  const subject = trilingual({ ...row }, mainText(definition)) as Trilingual<string>;
  await notifier.tellStaff(transaction, {
    ...{ event: verb, type: verb === 'removed' ? 'warning' : 'info' },
    ...{ entity: name, entityId: String(row.id), permission: contentPermission(name, 'read') },
    ...{ values: { subject, actor: viewer.fullName }, viewer },
  });
}
