import type { Locale } from '@contract/locales';
import { SaveLanguageDocument } from '../graphql/generated/graphql';
import { useApi } from './api/api';
import { useAuth } from './auth';
import { switchLanguage } from './i18n/i18n';

/** The page in the new language waits at most this long for the profile to be saved. */
const TIMEOUT_MS = 1500;

/**
 * Switches the language: saves it in the signed-in user's profile, then opens the page in it. The
 * profile is saved first, because the next page reads it.
 */
export function useLanguageChoice(): (locale: Locale) => void {
  const { request } = useApi();
  const { user } = useAuth();
  return (locale) => {
    // Switch even when the profile cannot be saved.
    const saving =
      user &&
      request(SaveLanguageDocument, { language: locale }, { inline: true, keepalive: true }).catch(
        () => undefined,
      );
    const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    void Promise.race([saving, timeout]).then(() => switchLanguage(locale));
  };
}
