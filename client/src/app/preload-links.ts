import { useEffect } from 'react';
import { DEFAULT_LOCALE } from '@contract/locales';
import { pathInLocale } from '../lib/i18n';
import { loadSections } from '../lib/section-code';
import { linkUnder } from './link-under';
import { findRoute } from './routes';

async function fetchCode({ pathname, hash }: HTMLAnchorElement): Promise<void> {
  await findRoute(pathInLocale(pathname, DEFAULT_LOCALE)).route.page.load();
  // On the way to a section one passes the others.
  if (hash) await loadSections();
}

/** Fetches a page's code while somebody is about to open it. */
export function usePreloadedLinks(): void {
  useEffect(() => {
    const preload = (event: Event) => {
      const link = linkUnder(event.target);
      // A failed download is tried again, and told, when the page is really opened.
      if (link) fetchCode(link).catch(() => undefined);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
