import { definitionsOf, SETTING_GROUPS, type SettingValues } from '../../contract/settings.js';

/** The values of a product whose settings nobody has changed. */
export const DEFAULT_SETTINGS = Object.fromEntries(
  SETTING_GROUPS.flatMap((group) =>
    Object.entries(definitionsOf(group)).map(([name, setting]) => [name, setting.default]),
  ),
) as unknown as SettingValues;
