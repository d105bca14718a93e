import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationCategory } from '../../contract/notifications.js';

/** What one person wants to be told of a category. Without a row, the category's defaults hold. */
@Entity('notification_preferences')
export class NotificationPreferenceEntity {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'text' })
  category: NotificationCategory;

  @Column({ type: 'boolean' })
  inApp: boolean;

  @Column({ type: 'boolean' })
  byMail: boolean;
}
