import { DRAFT_LIFETIME_MS, randomKey, type StoredDraft } from '../../lib/forms/draft';
import { readStored, writeStored } from '../../lib/storage';
import { forgetMatter, type Matter, readMatter } from './matter';

interface DraftTarget {
  key: string;
  field: string;
  chosen?: Record<string, string>;
}

/** The draft that a matter becomes: its name, the field with the text, and what else was chosen. */
function draftOf({ form, service, branch }: Matter, userId: string): DraftTarget {
  return form === 'consultation'
    ? {
        key: `draft:consultation:${userId}`,
        field: 'description',
        chosen: branch ? { consultationType: branch, entry: branch } : undefined,
      }
    : {
        key: `draft:service-request:${userId}`,
        field: 'serviceDescription',
        chosen: service ? { service, entry: service } : undefined,
      };
}

const isFresh = (stored: Partial<StoredDraft> | undefined): stored is StoredDraft =>
  Boolean(stored?.values) && Date.now() - Date.parse(stored?.savedAt ?? '') < DRAFT_LIFETIME_MS;

/** Both texts, unless one says what the other does. */
function joined(earlier: string, text: string): string {
  if (earlier.trim() === '' || text.includes(earlier)) return text;
  return earlier.includes(text) ? earlier : `${earlier}\n\n${text}`;
}

/**
 * Makes what was written before signing in a draft of this person: from now on the rules of drafts hold for it. A
 * draft that they have already stays above it.
 */
export function handOverMatter(userId: string): void {
  const matter = readMatter();
  if (!matter) return;
  const { key, field, chosen } = draftOf(matter, userId);
  const stored = readStored<Partial<StoredDraft>>(key);
  const draft = isFresh(stored) ? stored : undefined;
  const text = joined(draft?.values[field] ?? '', matter.text);
  writeStored(key, {
    values: { ...draft?.values, ...chosen, [field]: text },
    savedAt: new Date().toISOString(),
    submissionKey: draft?.submissionKey ?? randomKey(),
  } satisfies StoredDraft);
  forgetMatter();
}
