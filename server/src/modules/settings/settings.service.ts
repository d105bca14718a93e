import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  DEFAULT_LOCALE,
  type Locale,
  LOCALE_SUFFIX,
  localesWithFallback,
} from '../../contract/locales.js';
import type { SettingDefinition } from '../../contract/setting-kinds.js';
import {
  definitionsOf,
  type GroupValues,
  SETTING_GROUPS,
  type SettingGroup,
  type SettingValues,
} from '../../contract/settings.js';
import { SecretBox } from '../../platform/access/secret-box.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { firmOf, Settings } from '../../platform/settings/settings.js';
import { CONTACT_INFO, type MainContact } from '../contact-info/main-contacts.js';
import { ContactSettings, contactsVersion, contactValues } from './contact-settings.js';
import { checkMailPassword, checkSettings } from './setting-checks.js';
import { SettingGroupEntity, SETTINGS_ENTITY } from './setting-group.entity.js';
import { PICTURE_PLACE, SettingPictures } from './setting-pictures.js';
import type { SettingsType, UpdateSettingsInput } from './settings.types.js';
import type { FirmIdentity, Site } from './site.types.js';

type Stored = Record<string, unknown>;

/** Marks a secret in the record of changes: a new secret has a new mark, which tells nothing of it. */
const markOf = (sealed: unknown) =>
  typeof sealed === 'string' ? `•••• ${sealed.slice(0, 4)}` : null;

const isSecret = ({ kind }: SettingDefinition) => kind === 'secret';

function mapGroup(
  group: SettingGroup,
  read: (name: string, setting: SettingDefinition) => unknown,
) {
  const entries = Object.entries(definitionsOf(group));
  return Object.fromEntries(entries.map(([name, setting]) => [name, read(name, setting)]));
}

/** The values of a group, defaults included and secrets opened: for the product itself. */
function valuesInUse<G extends SettingGroup>(group: G, stored: Stored, box: SecretBox) {
  return mapGroup(group, (name, setting) => {
    const value = stored[name] ?? setting.default;
    return isSecret(setting) && typeof value === 'string' ? (box.open(name, value) ?? null) : value;
  }) as GroupValues<G>;
}

/** The values of a group as administrators see them: of secrets, whether they are set. */
const valuesShown = (group: SettingGroup, stored: Stored) =>
  mapGroup(group, (name, setting) =>
    isSecret(setting) ? typeof stored[name] === 'string' : (stored[name] ?? setting.default),
  );

/** The values of a group for the record of changes. */
const valuesRecorded = (group: SettingGroup, stored: Stored) =>
  mapGroup(group, (name, setting) =>
    isSecret(setting) ? markOf(stored[name]) : (stored[name] ?? setting.default),
  );

/** What is stored after a change: values that are the default again are left out, secrets are sealed. */
function storedAfter(group: SettingGroup, stored: Stored, changes: Stored, box: SecretBox): Stored {
  const definitions = Object.entries(definitionsOf(group));
  const entries = definitions.flatMap(([name, setting]) => {
    const change = changes[name];
    if (setting.kind === 'contact') return [];
    if (change === undefined) return name in stored ? [[name, stored[name]]] : [];
    if (change === null || change === setting.default) return [];
    return [[name, isSecret(setting) ? box.seal(name, change as string) : change]];
  });
  return Object.fromEntries(entries) as Stored;
}

type TrilingualFact = 'bar' | 'insurance' | 'responsible' | 'complaints' | 'legalNotice';

type StoredGroup = Pick<SettingGroupEntity, 'id' | 'values' | 'version'> & {
  updatedAt: Date | null;
};

/** All that settings are read from. */
interface SettingRows {
  groups: readonly StoredGroup[];
  contacts: readonly MainContact[];
}

/** A change of one of these makes known settings old. */
const KEPT_IN: readonly string[] = [SETTINGS_ENTITY, CONTACT_INFO];

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
    private readonly auditLog: AuditLog,
    private readonly events: ChangeEventBus,
    private readonly box: SecretBox,
    private readonly contacts: ContactSettings,
    private readonly pictures: SettingPictures,
    publicCache: PublicCache,
  ) {
    super();
    publicCache.dependsOn(SETTINGS_ENTITY);
    events.changes.subscribe(({ entity }) => KEPT_IN.includes(entity) && this.forget());
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
    return shownOf(await this.readRows());
  }

  /** What everybody may know, in one language. */
  async site(locale: Locale = DEFAULT_LOCALE): Promise<Site> {
    const values = await this.all();
    const { name, shortName, description } = firmOf(values);
    const { logo, requireEmailVerification, requirePhoneVerification } = values;
    const { minPasswordLength, publicDetailPages } = values;
    return {
      name: name[locale],
      shortName: shortName[locale],
      description: description[locale],
      logo,
      requireEmailVerification,
      requirePhoneVerification,
      minPasswordLength,
      publicDetailPages,
    };
  }

  /** Who the firm is by its papers, in one language, or in another where nothing is said in it. */
  async identity(locale: Locale = DEFAULT_LOCALE): Promise<FirmIdentity> {
    const values = await this.all();
    const said = (name: TrilingualFact) =>
      localesWithFallback(locale)
        .map((language) => values[`${name}${LOCALE_SUFFIX[language]}`])
        .find((text) => text !== null) ?? null;
    const { barNumber, taxNumber } = values;
    return {
      ...{ bar: said('bar'), barNumber, taxNumber, insurance: said('insurance') },
      ...{ responsible: said('responsible'), complaints: said('complaints') },
      legalNotice: said('legalNotice'),
    };
  }

  /** Changes the given settings of all groups, or none; STALE_WRITE for an old version of a group. */
  async update(
    viewer: Viewer,
    input: UpdateSettingsInput,
    place = PICTURE_PLACE,
  ): Promise<SettingsType> {
    const { general } = input;
    if (!general) return this.write(viewer, input);
    const before = { ...(await this.all()) };
    return this.pictures.around(before, { changes: { ...general }, place }, (addresses) =>
      this.write(viewer, { ...input, general: { ...general, ...addresses } }),
    );
  }

  private write(viewer: Viewer, input: UpdateSettingsInput): Promise<SettingsType> {
    return this.database.transaction(async (transaction) => {
      await transaction.execute(ADD_MISSING, [SETTING_GROUPS]);
      const groups = await transaction.execute<StoredGroup>(LOCK, []);
      const contacts = await this.contacts.read(transaction);
      const before = this.valuesOf({ groups, contacts });
      checkMailPassword(before, input.integrations, 'integrations.smtpPassword');
      const changed = groups.map(({ id }) => id).filter((id) => input[id]);
      const saved: StoredGroup[] = [];
      for (const group of groups) {
        const changes = input[group.id];
        if (changes) await this.refuseStale(transaction, { groups, contacts }, group.id, changes);
        saved.push(changes ? await this.change(transaction, viewer, group, changes) : group);
      }
      if (input.general)
        await this.contacts.write(transaction, viewer, contacts, { ...input.general });
      const rows = { groups: saved, contacts: await this.contacts.read(transaction) };
      checkSettings(this.valuesOf(rows), changed, viewer);
      return shownOf(rows);
    });
  }

  private refuseStale(
    transaction: Transaction,
    rows: SettingRows,
    id: SettingGroup,
    { version }: { version?: number | null },
  ): Promise<void> {
    const read = { id, version: versionOf(rows, id) };
    return this.auditLog.refuseStale(transaction, SETTINGS_ENTITY, read, version);
  }

  private async change(
    transaction: Transaction,
    viewer: Viewer,
    before: StoredGroup,
    changes: object,
  ): Promise<StoredGroup> {
    const { id } = before;
    const values = storedAfter(id, before.values, { ...changes }, this.box);
    if (isDeepStrictEqual(values, before.values)) return before;
    const after = await this.entityWriter.update(
      transaction,
      SettingGroupEntity,
      { id },
      { values },
    );
    await this.auditLog.record(transaction, {
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
    return this.valuesOf(await this.readRows());
  }

  private async readRows(): Promise<SettingRows> {
    const [groups, contacts] = await Promise.all([
      this.database.query<StoredGroup>(READ),
      this.contacts.read(),
    ]);
    return { groups, contacts };
  }

  private valuesOf({ groups, contacts }: SettingRows): SettingValues {
    const values = SETTING_GROUPS.map((group): Partial<GroupValues> =>
      valuesInUse(group, storedOf(groups, group).values, this.box),
    );
    return Object.assign({}, ...values, contactValues(contacts)) as SettingValues;
  }

  private forget(): void {
    this.known = undefined;
  }
}

const storedOf = (rows: readonly StoredGroup[], group: SettingGroup) =>
  rows.find(({ id }) => id === group) ?? neverSaved(group);

/** The group with contact information has its changes, too. */
const versionOf = ({ groups, contacts }: SettingRows, group: SettingGroup): number =>
  storedOf(groups, group).version + (group === 'general' ? contactsVersion(contacts) : 0);

function shownOf(rows: SettingRows): SettingsType {
  const entries = SETTING_GROUPS.map((group) => {
    const { values, updatedAt } = storedOf(rows.groups, group);
    const shown = { ...valuesShown(group, values), version: versionOf(rows, group), updatedAt };
    return [group, group === 'general' ? { ...shown, ...contactValues(rows.contacts) } : shown];
  });
  return Object.fromEntries(entries) as SettingsType;
}
