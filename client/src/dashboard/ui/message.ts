import type { TFunction } from 'i18next';

/** A translation key, or several of which the first that exists is used, and its values. */
export interface Message {
  key: string | string[];
  values?: Record<string, string | number>;
}

/** Translates a message. Values get direction isolates, so that a Latin name cannot break an Arabic sentence. */
export function messageText(t: TFunction, { key, values }: Message): string {
  const isolated = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? `\u2068${value}\u2069` : value,
  ]);
  return t(key, Object.fromEntries(isolated) as Record<string, string | number>);
}
