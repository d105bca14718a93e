import { definitionsOf, SETTING_GROUPS, type SettingGroup } from '@contract/settings';
import type { Fields } from '../../dashboard/engine/field-types';
import type { FormUpdate, ResourceForm } from '../../dashboard/engine/form-definition';
import { fetchOf, mutationOf } from '../../dashboard/engine/operations';
import {
  AdminSettingsDocument,
  UpdateSettingsDocument,
  type UpdateSettingsInput,
} from '../../graphql/generated/graphql';
import type { SecretValue } from './secret-control';
import { settingFields } from './setting-fields';

type Values = Record<string, unknown>;

const isSecret = (group: SettingGroup, name: string) =>
  definitionsOf(group)[name]?.kind === 'secret';

/** Of a secret the server only says whether it is set. */
const valuesRead = (group: SettingGroup, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== '__typename')
      .map(([name, value]) => [name, isSecret(group, name) ? { isSet: value } : value]),
  );

/** A secret is sent only where a new one was typed or it is to be removed. */
const valuesSent = (group: SettingGroup, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (!isSecret(group, name)) return [[name, value]];
      const { typed, isRemoved } = value as SecretValue;
      if (isRemoved) return [[name, null]];
      return typed ? [[name, typed]] : [];
    }),
  );

const readSettings = fetchOf(
  AdminSettingsDocument,
  () => ({}),
  (data) => data.settings,
);
const saveSettings = mutationOf(
  UpdateSettingsDocument,
  ({ id, values, version }: FormUpdate<SettingGroup, Values>) => ({
    input: { [id]: { ...valuesSent(id, values), version } } satisfies UpdateSettingsInput,
  }),
  (data) => data.updateSettings,
);

function settingsForm(fields: Fields): ResourceForm<SettingGroup, Values> {
  return {
    fields,
    load: async (client, group) => {
      const { version, ...values } = (await readSettings(client, undefined))[group];
      return { values: valuesRead(group, values), version, isDraft: false, staleLanguages: [] };
    },
    create: () => Promise.reject(new Error('Settings are never created')),
    update: saveSettings,
  };
}

/** The form of each group of settings. */
export const SETTINGS_FORMS = Object.fromEntries(
  SETTING_GROUPS.map((group) => [group, settingsForm(settingFields(group))]),
) as Record<SettingGroup, ResourceForm<SettingGroup, Values>>;
