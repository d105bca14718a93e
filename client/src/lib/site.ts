import { createContext, useContext } from 'react';

export interface Site {
  /** Public base address without a trailing slash: `https://mizan.dz`. */
  origin: string;
}

export const SiteContext = createContext<Site>({ origin: '' });

/** Settings of the site. */
export function useSite(): Site {
  return useContext(SiteContext);
}

/** The main element gets the focus after a navigation, so that screen readers and Tab start there. */
export const MAIN_ID = 'main';
