import type { TFunction } from 'i18next';

/** A text to be shown: its key (the first that exists of several), and what is filled into it. */
export interface Message {
  key: string | string[];
  values?: Record<string, string | number>;
}

/** Values come between isolates, so that a Latin name cannot scramble an Arabic sentence. */
export function say(t: TFunction, { key, values }: Message): string {
  const isolated = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? `\u2068${value}\u2069` : value,
  ]);
  return t(key, Object.fromEntries(isolated) as Record<string, string | number>);
}
