import type { Locale } from '@contract/locales';
import { SaveLanguageDocument } from '../graphql/generated/graphql';
import { useApi } from './api';
import { useAuth } from './auth';
import { switchLanguage } from './i18n';

/** The longest that saving the profile may keep the other page waiting. */
const PATIENCE_MS = 1500;

/**
 * Chooses the language by hand: remembered in the profile of whoever is signed in, then the page is
 * opened in it. The profile comes first, for the next page already reads it.
 */
export function useLanguageChoice(): (locale: Locale) => void {
  const { request } = useApi();
  const { user } = useAuth();
  return (locale) => {
    // The page changes whether or not the profile could be reached.
    const saving =
      user &&
      request(SaveLanguageDocument, { language: locale }, { inline: true, keepalive: true }).catch(
        () => undefined,
      );
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([saving, patience]).then(() => switchLanguage(locale));
  };
}
