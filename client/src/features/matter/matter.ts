import { MATTER, MATTER_ON_DEVICE } from '../../lib/forms/draft-erasure';
import { withSituation } from '../../lib/addresses';
import { readStored, removeStored, writeStored } from '../../lib/storage';

/** How long it stays on a device whose owner said so, as drafts do. */
const LIFETIME_MS = 30 * 24 * 3_600_000;

/** What somebody wrote about their case before they had an account, and the form that it is for. */
export interface Matter {
  text: string;
  form: 'request' | 'consultation';
  /** Slug of the service, or empty. */
  service: string;
  /** Branch of law, or empty. */
  branch: string;
  /** Id of the situation whose page it was written on. */
  situation?: string;
}

export interface KeptMatter extends Matter {
  savedAt: string;
  /** The device is the person's own: it is kept there, not only in the tab. */
  isOwnDevice: boolean;
}

/** sessionStorage throws where the visitor forbids it. */
function ofTab<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}

const parsed = (text: string | null | undefined): KeptMatter | undefined => {
  try {
    return text ? (JSON.parse(text) as KeptMatter) : undefined;
  } catch {
    return undefined;
  }
};

const isFresh = (kept: Partial<KeptMatter> | undefined) =>
  typeof kept?.text === 'string' && Date.now() - Date.parse(kept.savedAt ?? '') < LIFETIME_MS;

/** What was written in this tab or on this device; undefined if nothing is kept any more. */
export function readMatter(): KeptMatter | undefined {
  const kept =
    parsed(ofTab((storage) => storage.getItem(MATTER))) ?? readStored<KeptMatter>(MATTER_ON_DEVICE);
  if (isFresh(kept)) return kept;
  forgetMatter();
  return undefined;
}

/** Forgets it, in the tab and on the device. */
export function forgetMatter(): void {
  ofTab((storage) => storage.removeItem(MATTER));
  removeStored(MATTER_ON_DEVICE);
}

/** Keeps it for this tab, or on the device for 30 days; a blank text is not kept. */
export function keepMatter(matter: Matter, isOwnDevice: boolean): void {
  forgetMatter();
  if (matter.text.trim() === '') return;
  const kept: KeptMatter = { ...matter, isOwnDevice, savedAt: new Date().toISOString() };
  if (isOwnDevice) writeStored(MATTER_ON_DEVICE, kept);
  else ofTab((storage) => storage.setItem(MATTER, JSON.stringify(kept)));
}

/** The guarded form that it is for. */
export function formAddress({ form, service, branch, situation = '' }: Matter): string {
  const address =
    form === 'consultation'
      ? `/book-consultation${branch && `?type=${branch}`}`
      : `/request-service${service && `/${service}`}`;
  return withSituation(address, situation);
}
