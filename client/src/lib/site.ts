import { createContext, useContext, type ReactNode } from 'react';

export interface Site {
  /** Public base address without a trailing slash: `https://mizan.dz`. */
  origin: string;
  /** For `<noscript>`: browsers never build it, so the server alone has it and nobody downloads its code. */
  withoutScript?: { menu: ReactNode; form: ReactNode };
}

export const SiteContext = createContext<Site>({ origin: '' });

/** Settings of the site. */
export function useSite(): Site {
  return useContext(SiteContext);
}

/** The main element gets the focus after a navigation, so that screen readers and Tab start there. */
export const MAIN_ID = 'main';
