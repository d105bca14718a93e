import type { SettingDefinition } from '../../contract/setting-kinds.js';
import { definitionsOf, type GroupValues, type SettingGroup } from '../../contract/settings.js';
import type { SecretBox } from '../../core/access/secret-box.js';

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
export function valuesInUse<G extends SettingGroup>(group: G, stored: Stored, box: SecretBox) {
  return mapGroup(group, (name, setting) => {
    const value = stored[name] ?? setting.default;
    return isSecret(setting) && typeof value === 'string' ? (box.open(name, value) ?? null) : value;
  }) as GroupValues<G>;
}

/** The values of a group as administrators see them: of secrets, whether they are set. */
export const valuesShown = (group: SettingGroup, stored: Stored) =>
  mapGroup(group, (name, setting) =>
    isSecret(setting) ? typeof stored[name] === 'string' : (stored[name] ?? setting.default),
  );

/** The values of a group for the record of changes. */
export const valuesRecorded = (group: SettingGroup, stored: Stored) =>
  mapGroup(group, (name, setting) =>
    isSecret(setting) ? markOf(stored[name]) : (stored[name] ?? setting.default),
  );

/** What is stored after a change: values that are the default again are left out, secrets are sealed. */
export function storedAfter(
  group: SettingGroup,
  stored: Stored,
  changes: Stored,
  box: SecretBox,
): Stored {
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
