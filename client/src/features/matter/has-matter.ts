import { MATTER, MATTER_ON_DEVICE } from '../../lib/forms/draft-erasure';
import { readText } from '../../lib/storage';

/** Whether something was written before signing in: little code, for the page of the account. */
export function hasMatter(): boolean {
  try {
    return window.sessionStorage.getItem(MATTER) !== null || !!readText(MATTER_ON_DEVICE);
  } catch {
    return !!readText(MATTER_ON_DEVICE);
  }
}
