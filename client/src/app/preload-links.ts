import { useEffect } from 'react';
import { DEFAULT_LOCALE } from '@contract/locales';
import { pathInLocale } from '../lib/i18n';
import { loadSections } from '../lib/section-code';
import { linkUnder } from './link-under';
import { findRoute } from './routes';

async function fetchCode({ pathname, hash }: HTMLAnchorElement): Promise<void> {
  await findRoute(pathInLocale(pathname, DEFAULT_LOCALE)).route.page.preload();
  // Scrolling to a section passes the others, so load them all.
  if (hash) await loadSections();
}

/** Loads a page's code when a link to it is hovered, touched or focused. */
export function usePreloadedLinks(): void {
  useEffect(() => {
    const preload = (event: Event) => {
      const link = linkUnder(event.target);
      // Opening the page reports a failure.
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
