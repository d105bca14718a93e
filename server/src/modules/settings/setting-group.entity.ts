import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SettingGroup } from '../../contract/settings.js';
import { TimestampedEntity } from '../../platform/database/base.entity.js';

/** The name of settings in the record of changes and in events. */
export const SETTINGS_ENTITY = 'settings';

/** The settings of one group that differ from their defaults, secrets encrypted. */
@Entity('settings')
export class SettingGroupEntity extends TimestampedEntity {
  @PrimaryColumn({ type: 'text' })
  id: SettingGroup;

  @Column({ type: 'jsonb', default: {} })
  values: Record<string, unknown>;

  @Column({ type: 'integer', default: 1 })
  version: number;
}
