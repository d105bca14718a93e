import { Injectable } from '@nestjs/common';
import {
  CATEGORY_RULES,
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
} from '../../contract/notifications.js';
import { roleCan } from '../../contract/permissions.js';
import { Database } from '../../platform/database/database.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Settings } from '../../platform/settings/settings.js';
import type { NotificationPreferenceEntity } from './notification-preference.entity.js';
import type { NotificationPreference, NotificationPreferenceInput } from './notification.types.js';

const READ = `
  SELECT category, in_app AS "inApp", by_mail AS "byMail" FROM notification_preferences
  WHERE user_id = $1`;
const WRITE = `
  INSERT INTO notification_preferences (user_id, category, in_app, by_mail)
  SELECT $1, category, in_app, by_mail
  FROM unnest($2::text[], $3::boolean[], $4::boolean[]) AS chosen(category, in_app, by_mail)
  ON CONFLICT (user_id, category) DO UPDATE SET in_app = excluded.in_app, by_mail = excluded.by_mail`;

type Stored = Pick<NotificationPreferenceEntity, 'category' | 'inApp' | 'byMail'>;

/** What each person who works here wants to be told of. */
@Injectable()
export class NotificationPreferencesService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** One entry for each category that the caller's role may be told of. */
  async list(viewer: Viewer): Promise<NotificationPreference[]> {
    const stored = await this.database.query<Stored>(READ, [viewer.id]);
    const areMailed = await this.settings.get('emailNotifications');
    return categoriesOf(viewer).map((category) => {
      const { byDefault, canMail } = CATEGORY_RULES[category];
      const chosen = stored.find((each) => each.category === category) ?? byDefault;
      return {
        category,
        inApp: chosen.inApp,
        byMail: chosen.byMail,
        canMail: canMail && areMailed,
      };
    });
  }

  /** All of them in one statement. */
  async update(
    viewer: Viewer,
    preferences: readonly NotificationPreferenceInput[],
  ): Promise<NotificationPreference[]> {
    const allowed = categoriesOf(viewer);
    const chosen = new Map(preferences.map((each) => [each.category, each]));
    for (const { category, byMail } of chosen.values()) {
      const isKnown = allowed.includes(category);
      if (!isKnown) throw invalidFields({ field: 'category', rule: 'oneOf' });
      if (byMail && !CATEGORY_RULES[category].canMail)
        throw invalidFields({ field: 'byMail', rule: 'oneOf' });
    }
    const rows = [...chosen.values()];
    const column = <K extends keyof NotificationPreferenceInput>(name: K) =>
      rows.map((row) => row[name]);
    await this.database.query(WRITE, [
      ...[viewer.id, column('category')],
      ...[column('inApp'), column('byMail')],
    ]);
    return this.list(viewer);
  }
}

const categoriesOf = ({ role }: Viewer): NotificationCategory[] =>
  NOTIFICATION_CATEGORIES.filter((category) => roleCan(role, CATEGORY_RULES[category].permission));
