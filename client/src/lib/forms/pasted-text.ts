/** Marks that steer direction, hyphenation or line breaks and that nobody sees: Word and chats copy them along. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060\u2063\u2066-\u2069\uFEFF]/g;

/** Joiners shape letters and emoji; elsewhere they are left over. */
const STRAY_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** A no-break blank that French does not ask for: not before these signs and not after an opening quote. */
const NO_BREAK = /(?<!«)[\u00A0\u202F](?![:;!?»%‰])/g;

/** Bullets of Word and of chats: dots, arrows, pictures; no signs such as © and °, which belong to a text. */
const DOT = String.raw`(?![©®™°℃℉№])[•·‣⁃∙←-⇿⟵-⟿\p{So}\p{Extended_Pictographic}\uF020-\uF0FF](?:\u200D|\uFE0F|\p{Emoji_Modifier}|\p{Extended_Pictographic})*`;
const NUMBER = String.raw`(?:\d{1,3}|[٠-٩]{1,3}|[۰-۹]{1,3})`;
/** A letter in front of a dot or slash may be a title in Arabic: د. and أ/ */
const LETTER = String.raw`(?:[a-z]|[ivx]{2,4})`;
const ARABIC_LETTER = '[ء-ي]ـ?';

/** What stands in front of an entry of a list: a bullet, or a number or letter with a sign behind it. */
const BULLET = new RegExp(
  `^[ \\t]*(?:${[
    String.raw`(?:${DOT}|[-=]+>|[\d#*]\uFE0F?\u20E3|${NUMBER}\)|${NUMBER}[°º][.)/-]+|\(${NUMBER}\))[ \t]*`,
    String.raw`[§Øüvq]\t+`,
    String.raw`(?:[-–—*o]|${NUMBER}[.)/–-]|${LETTER}[.)-]|${ARABIC_LETTER}[)–-]|\((?:${LETTER}|${ARABIC_LETTER})\))[ \t]+`,
    String.raw`\d{1,2}[°º][ \t]+(?![CF]\b)`,
  ].join('|')})`,
  'u',
);

/** A text for a field of the office as somebody would have typed it. */
export function cleanPasted(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
    .replace(NO_BREAK, ' ');
}

/** The same for a field with one entry on each line. */
export function cleanPastedList(text: string): string {
  return cleanPasted(text)
    .split('\n')
    .map((line) => line.replace(BULLET, '').replace(/\t+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Types a text in place of the selection, so that the browser can undo it. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // deprecated, but the only way that keeps the field's own undo
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isText = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'search'].includes(target.type));

/**
 * Cleans what is pasted into the content fields of the office. One Ctrl+Z brings back what was pasted.
 * A field with one entry on each line has `data-lines`.
 */
export function pasteCleaned(event: {
  target: EventTarget;
  clipboardData: Pick<DataTransfer, 'getData'>;
  preventDefault(): void;
}): void {
  const { target: field } = event;
  if (!isText(field) || field.readOnly || field.disabled) return;
  const pasted = event.clipboardData.getData('text/plain');
  const cleaned = 'lines' in field.dataset ? cleanPastedList(pasted) : cleanPasted(pasted);
  if (pasted === '' || cleaned === pasted.replace(/\r\n?/g, '\n')) return;
  event.preventDefault();
  const start = field.selectionStart ?? 0;
  insert(field, pasted);
  field.setSelectionRange(start, field.selectionEnd);
  insert(field, cleaned);
}
