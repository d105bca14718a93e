import type { Locale } from '../../contract/locales.js';
import type {
  NotificationCategory,
  NotificationEntity,
  NotificationEvent,
  NotificationType,
} from '../../contract/notifications.js';
import type { Permission } from '../../contract/permissions.js';
import type { Transaction } from '../database/transaction.js';
import type { Viewer } from '../request-context/viewer.js';
import type { TextValue } from '../texts/text-values.js';

/** Something that happened to a row. Title and text are made from `event` and `values` when it is read. */
export interface Notice {
  event: NotificationEvent;
  type: NotificationType;
  entity: NotificationEntity;
  entityId: string;
  /** Left out: the category of the entity. */
  category?: NotificationCategory;
  values: Record<string, TextValue>;
  /** What the person must be allowed to, to read it; left out for what is the person's own. */
  permission?: Permission;
  /** The person who did it, and so is not notified. */
  viewer?: Viewer;
}

/** A notice for everybody whose role has the permission; for a lawyer if it is in their scope (see `request-scope`). */
export interface StaffNotice extends Notice {
  permission: Permission;
  /** Told alone, as long as this person still may see the row. */
  assigneeId?: string | null;
  /** Told everybody, although somebody deals with it. */
  toAll?: boolean;
  /** The branch of law of the row. */
  branch?: string | null;
}

/** Somebody whom only a phone reaches: the office wrote down what they want, and they left no e-mail address. */
export interface Caller {
  language: Locale;
  /** Such as `+213555123456`; null if it is not a known number. */
  phoneE164: string | null;
}

/** Tells people what happened, in the transaction of the change. The notifications module implements it. */
export abstract class Notifier {
  abstract tellStaff(transaction: Transaction, notice: StaffNotice): Promise<void>;

  abstract tellPerson(transaction: Transaction, userId: string, notice: Notice): Promise<void>;

  /** By SMS, where that is switched on. */
  abstract tellCaller(transaction: Transaction, caller: Caller, notice: Notice): Promise<void>;

  /** Whether `tellCaller` sends anything. */
  abstract reaches(caller: Caller): Promise<boolean>;
}
