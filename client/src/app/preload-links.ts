import { useEffect } from 'react';
import { DEFAULT_LOCALE } from '@contract/locales';
import { pathInLocale } from '../lib/i18n';
import { findRoute } from './routes';

/** The page that a pointer or the focus rests on. */
function pathUnder(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return undefined;
  return pathInLocale(link.pathname, DEFAULT_LOCALE);
}

/** Fetches a page's code while somebody is about to open it. */
export function usePreloadedLinks(): void {
  useEffect(() => {
    const preload = (event: Event) => {
      const path = pathUnder(event.target);
      // A failed download is tried again, and told, when the page is really opened.
      if (path)
        findRoute(path)
          .route.page.load()
          .catch(() => undefined);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
