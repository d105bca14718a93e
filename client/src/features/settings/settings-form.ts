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

const kindOf = (group: SettingGroup, name: string) => definitionsOf(group)[name]?.kind;

/** Of a secret the server only says whether it is set. */
const valuesRead = (group: SettingGroup, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== '__typename')
      .map(([name, value]) => [name, kindOf(group, name) === 'secret' ? { isSet: value } : value]),
  );

/** What is sent of a secret or a picture: nothing where it stays as it is, null where it is removed. */
function valueToSend(kind: 'secret' | 'image', value: unknown): unknown {
  if (kind === 'image') return value instanceof File ? value : value ? undefined : null;
  const { typed, isRemoved } = value as SecretValue;
  return isRemoved ? null : typed || undefined;
}

const valuesSent = (group: SettingGroup, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      const kind = kindOf(group, name);
      if (kind !== 'secret' && kind !== 'image') return [[name, value]];
      const change = valueToSend(kind, value);
      return change === undefined ? [] : [[name, change]];
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
