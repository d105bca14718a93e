import type { SettingName, SettingValues } from '../../contract/settings.js';
import { DEFAULT_SETTINGS } from '../../core/settings/settings.js';

/** The settings with what was typed in their place; null stands for the default, as in an update. */
export function settingsWith(values: SettingValues, typed?: object | null): SettingValues {
  const given = Object.entries(typed ?? {}) as [
    SettingName,
    SettingValues[SettingName] | undefined,
  ][];
  const known = given.filter(([name, value]) => name in DEFAULT_SETTINGS && value !== undefined);
  const changes = known.map(([name, value]) => [name, value ?? DEFAULT_SETTINGS[name]]);
  return { ...values, ...(Object.fromEntries(changes) as Partial<SettingValues>) };
}
