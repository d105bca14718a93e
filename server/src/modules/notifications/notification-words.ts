import { type Locale, LOCALES } from '../../contract/locales.js';
import { searchWords } from '../../contract/search-norm.js';
import type { TermForm } from '../../contract/search-terms.js';
import {
  NOTIFICATION_ENTITIES,
  NOTIFICATION_EVENTS,
  type NotificationEntity,
  type NotificationEvent,
} from '../../contract/notifications.js';
import { wordsWithValues, textWithoutValues } from '../../platform/texts/locale-texts.js';
import type { TextValue, TextVariables } from '../../platform/texts/text-values.js';

/** What the words of a notification are made from. */
export interface NotifiedEvent {
  event: NotificationEvent;
  entity: NotificationEntity;
  values: TextVariables;
}

export interface NotificationWords {
  title: string;
  message: string;
}

/** Texts of one kind of row, else those that all kinds share. */
const keysOf = (event: string, entity: string, part: keyof NotificationWords) =>
  [entity, 'any'].map((kind) => `notifications.${kind}.${event}.${part}`);

/** Title and text of a notification in a language. */
export function wordsOfNotification(
  { event, entity, values }: NotifiedEvent,
  language: Locale,
): NotificationWords {
  const text = (part: keyof NotificationWords) =>
    wordsWithValues(keysOf(event, entity, part), values, language);
  return { title: text('title'), message: text('message') };
}

/** What a person may search a notification for beside its fixed words: names, references, titles. */
export function searchableText(values: TextVariables): string {
  return Object.values(values).flatMap(textsOf).join(' ');
}

function textsOf(value: TextValue): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return LOCALES.flatMap((locale) => ('ar' in value && value[locale]) || []);
}

/** Kinds of events whose fixed words, in any language, hold this term: `entity.event`. */
export function eventsNamed(forms: readonly TermForm[]): string[] {
  const isNamed = (fixed: string) => forms.some(({ words }) => fixed.includes(words));
  return Object.keys(NOTIFICATION_ENTITIES).flatMap((entity) =>
    NOTIFICATION_EVENTS.filter((event) => isNamed(fixedWords(entity, event))).map(
      (event) => `${entity}.${event}`,
    ),
  );
}

const known = new Map<string, string>();

function fixedWords(entity: string, event: string): string {
  const key = `${entity}.${event}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const texts = LOCALES.flatMap((locale) =>
    (['title', 'message'] as const).map((part) =>
      textWithoutValues(keysOf(event, entity, part), locale),
    ),
  );
  const words = searchWords(texts.join(' '));
  known.set(key, words);
  return words;
}
