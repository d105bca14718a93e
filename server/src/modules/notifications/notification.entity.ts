import { Column, Entity, Index } from 'typeorm';
import {
  NOTIFICATION_TYPES,
  type NotificationCategory,
  type NotificationEntity as NotifiedEntity,
  type NotificationEvent,
  type NotificationType,
} from '../../contract/notifications.js';
import type { Permission } from '../../contract/permissions.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import type { TextVariables } from '../../platform/texts/text-values.js';

const UNREAD = { where: 'read_at IS NULL' };

/** Something that one person was told. Its words are made when it is read, in the reader's language. */
@Entity('notifications')
@Index('ix_notifications_user', ['userId', 'createdAt', 'id'])
@Index('ix_notifications_user_category', ['userId', 'category', 'createdAt', 'id'])
@Index('ix_notifications_user_type', ['userId', 'type', 'createdAt', 'id'])
@Index('ix_notifications_unread', ['userId', 'createdAt', 'id'], UNREAD)
@Index('ix_notifications_record', ['entityId'])
@Index('ix_notifications_created_at', ['createdAt'])
export class NotificationEntity extends BaseEntity {
  @Column({ type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  category: NotificationCategory;

  @Column({ type: 'enum', enum: NOTIFICATION_TYPES, enumName: 'notification_type' })
  type: NotificationType;

  @Column({ type: 'text' })
  event: NotificationEvent;

  /** What it is about. The row may be gone by now. */
  @Column({ type: 'text' })
  entity: NotifiedEntity;

  @Column({ type: 'text' })
  entityId: string;

  /** What the person must be allowed to, to read it; null for what is the person's own. */
  @Column({ type: 'text', nullable: true })
  permission: Permission | null;

  /** What its words mention, such as a name or a reference. */
  @Column({ type: 'jsonb', default: {} })
  values: TextVariables;

  @Column({ type: 'timestamptz', nullable: true })
  readAt: Date | null;

  /** The values as a version of before searches them; `searchWords` has them for this one. */
  @Column({ type: 'text', select: false })
  searchDoc: string;

  @Column({ type: 'text', nullable: true, select: false })
  searchWords: string | null;

  /** The words without blanks, which a trigger writes; it makes the words as well where only `searchDoc` is written. */
  @Column({ type: 'text', nullable: true, select: false })
  searchJoined: string | null;
}
