import type {
  NotificationEntity,
  NotificationEvent,
  NotificationType,
} from '../../contract/notifications.js';
import { requestPermission } from '../../contract/permissions.js';
import type {
  RequestDefinition,
  RequestEventType,
} from '../../contract/requests/define-request.js';
import type { Transaction } from '../database/transaction.js';
import type { Notice, Notifier } from '../notifications/notifier.js';
import type { Viewer } from '../request-context/viewer.js';
import { branchOf } from './request-scope.js';
import type { RequestBase } from './request.entity.js';
import type { NewTimelineEvent } from './timeline.js';

/** What a client does, and the office is told of. */
const TO_STAFF = {
  submitted: 'info',
  resubmitted: 'info',
  message: 'info',
  withdrawn: 'warning',
} as const satisfies Partial<Record<RequestEventType, NotificationType>>;
/** What the office does, and the client is told of. */
const TO_CLIENT = [
  'status_changed',
  'rescheduled',
  'note',
  'reply',
] as const satisfies RequestEventType[];
const BAD_NEWS: readonly string[] = ['rejected', 'cancelled'];

const isToStaff = (type: RequestEventType): type is keyof typeof TO_STAFF => type in TO_STAFF;
const isToClient = (type: RequestEventType): type is (typeof TO_CLIENT)[number] =>
  TO_CLIENT.some((each) => each === type);

/** An event of a request's timeline, and what notifications of it mention. */
export interface RequestNotice {
  definition: RequestDefinition;
  row: RequestBase;
  event: Pick<NewTimelineEvent, 'type' | 'public'>;
  viewer?: Viewer;
  values: Notice['values'];
}

/** Whoever may read a kind of request; each person is told of those in their scope. */
export const reads = ({ name }: RequestDefinition) => requestPermission(name, 'read');

/** Tells the office what a client did, or the client what the office did. */
export async function notifyOf(
  notifier: Notifier,
  transaction: Transaction,
  { definition, row, event, viewer, values }: RequestNotice,
): Promise<void> {
  const { assigneeId, userId, id: entityId } = row;
  const notice = (name: NotificationEvent, type: NotificationType) => ({
    ...{ event: name, type, entity: definition.name as NotificationEntity },
    ...{ entityId, values, viewer },
  });
  const permission = reads(definition);
  if (isToStaff(event.type)) {
    const told = notice(event.type, TO_STAFF[event.type]);
    await notifier.tellStaff(transaction, {
      ...told,
      permission,
      assigneeId,
      branch: branchOf(definition, row),
    });
  } else if (event.type === 'assigned' && assigneeId) {
    await notifier.tellPerson(transaction, assigneeId, {
      ...notice('assigned', 'info'),
      permission,
    });
  } else if (isToClient(event.type) && event.public && userId) {
    const type = typeOf(definition, event.type, row.status);
    await notifier.tellPerson(transaction, userId, notice(event.type, type));
  }
}

function typeOf(
  { doneStatuses }: RequestDefinition,
  event: (typeof TO_CLIENT)[number],
  status: string,
): NotificationType {
  if (event === 'reply') return 'success';
  if (event === 'note') return 'info';
  if (event === 'rescheduled') return 'warning';
  if (BAD_NEWS.includes(status)) return 'warning';
  return doneStatuses.includes(status) ? 'success' : 'info';
}
