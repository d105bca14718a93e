import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  SETTING_GROUPS,
  type GroupValues,
  type SettingGroup,
  type SettingValues,
} from '../../contract/settings.js';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';
import { PublicCache } from '../../core/cache/public-cache.js';
import { Database } from '../../core/database/database.js';
import { EntityWriter } from '../../core/database/entity-writer.js';
import type { Transaction } from '../../core/database/transaction.js';
import { ChangeEvents } from '../../core/events/change-events.js';
import { ChangeRecorder } from '../../core/events/change-recorder.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { firmOf } from '../../core/settings/firm.js';
import { Settings } from '../../core/settings/settings.js';
import { SecretBox } from './secret-box.js';
import { SETTINGS_ENTITY, SettingGroupEntity } from './setting-group.entity.js';
import { checkSettings } from './setting-checks.js';
import { storedAfter, valuesInUse, valuesRecorded, valuesShown } from './setting-values.js';
import type { Site } from './site.types.js';
import type { SettingsType, UpdateSettingsInput } from './settings.types.js';

type StoredGroup = Pick<SettingGroupEntity, 'id' | 'values' | 'version'> & {
  updatedAt: Date | null;
};

const READ = `
  SELECT id, values, version, CASE WHEN version > 1 THEN updated_at END AS "updatedAt"
    FROM settings`;
/** Groups are locked in one order, so that two writers cannot wait for each other. */
const LOCK = `${READ} ORDER BY id FOR UPDATE`;
const ADD_MISSING = `INSERT INTO settings (id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`;

const neverSaved = (id: SettingGroup): StoredGroup => ({
  id,
  values: {},
  version: 1,
  updatedAt: null,
});

/** Stores the settings and keeps them in memory until they change. */
@Injectable()
export class SettingsService extends Settings {
  /** Read once, until a setting is changed here or by another process. */
  private known?: Promise<SettingValues>;

  constructor(
    private readonly database: Database,
    private readonly entityWriter: EntityWriter,
    private readonly recorder: ChangeRecorder,
    private readonly events: ChangeEvents,
    private readonly box: SecretBox,
    publicCache: PublicCache,
  ) {
    super();
    publicCache.dependsOn(SETTINGS_ENTITY);
    events.changes.subscribe(({ entity }) => entity === SETTINGS_ENTITY && this.forget());
    events.reconnects.subscribe(() => this.forget());
  }

  override all(): Promise<SettingValues> {
    this.known ??= this.readValues().catch((error: unknown) => {
      this.forget();
      throw error;
    });
    return this.known;
  }

  /** The settings as administrators see them. */
  async shown(): Promise<SettingsType> {
    return shownOf(await this.database.query<StoredGroup>(READ));
  }

  /** What everybody may know, in one language. */
  async site(locale: Locale = DEFAULT_LOCALE): Promise<Site> {
    const values = await this.all();
    const { name, shortName, description } = firmOf(values);
    const { requireEmailVerification, minPasswordLength, publicDetailPages } = values;
    return {
      name: name[locale],
      shortName: shortName[locale],
      description: description[locale],
      requireEmailVerification,
      minPasswordLength,
      publicDetailPages,
    };
  }

  /** Changes the given settings of all groups, or none; STALE_WRITE for an old version of a group. */
  update(viewer: Viewer, input: UpdateSettingsInput): Promise<SettingsType> {
    return this.database.transaction(async (transaction) => {
      await transaction.execute(ADD_MISSING, [SETTING_GROUPS]);
      const groups = await transaction.execute<StoredGroup>(LOCK, []);
      const changed = groups.map(({ id }) => id).filter((id) => input[id]);
      const saved: StoredGroup[] = [];
      for (const group of groups) {
        const changes = input[group.id];
        saved.push(changes ? await this.change(transaction, viewer, group, changes) : group);
      }
      checkSettings(this.valuesOf(saved), changed);
      return shownOf(saved);
    });
  }

  private async change(
    transaction: Transaction,
    viewer: Viewer,
    before: StoredGroup,
    { version, ...changes }: { version?: number | null },
  ): Promise<StoredGroup> {
    const { id } = before;
    await this.recorder.refuseStale(transaction, SETTINGS_ENTITY, before, version);
    const values = storedAfter(id, before.values, changes, this.box);
    if (isDeepStrictEqual(values, before.values)) return before;
    const after = await this.entityWriter.update(
      transaction,
      SettingGroupEntity,
      { id },
      { values },
    );
    await this.recorder.record(transaction, {
      viewer,
      action: `${SETTINGS_ENTITY}.updated`,
      entity: SETTINGS_ENTITY,
      entityId: id,
      before: valuesRecorded(id, before.values),
      after: valuesRecorded(id, values),
    });
    this.events.announce(transaction, { entity: SETTINGS_ENTITY, id });
    return after ?? before;
  }

  private async readValues(): Promise<SettingValues> {
    return this.valuesOf(await this.database.query<StoredGroup>(READ));
  }

  private valuesOf(rows: readonly StoredGroup[]): SettingValues {
    const groups = SETTING_GROUPS.map((group): Partial<GroupValues> =>
      valuesInUse(group, storedOf(rows, group).values, this.box),
    );
    return Object.assign({}, ...groups) as SettingValues;
  }

  private forget(): void {
    this.known = undefined;
  }
}

const storedOf = (rows: readonly StoredGroup[], group: SettingGroup) =>
  rows.find(({ id }) => id === group) ?? neverSaved(group);

function shownOf(rows: readonly StoredGroup[]): SettingsType {
  const entries = SETTING_GROUPS.map((group) => {
    const { values, version, updatedAt } = storedOf(rows, group);
    return [group, { ...valuesShown(group, values), version, updatedAt }];
  });
  return Object.fromEntries(entries) as SettingsType;
}
