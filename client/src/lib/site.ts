import { createContext, useContext } from 'react';

export interface Site {
  /** Public base address, without a slash at the end: `https://mizan.dz`. */
  origin: string;
}

export const SiteContext = createContext<Site>({ origin: '' });

/** What the whole site knows about itself. */
export function useSite(): Site {
  return useContext(SiteContext);
}

/** The page's main part takes the focus after a navigation, so that readers and keys start there. */
export const MAIN_ID = 'main';
