import { createContext, useContext, type ReactNode } from 'react';
import type { SiteState } from '@contract/site-state';

export interface Site extends Omit<SiteState, 'words'> {
  /** For `<noscript>`: browsers never build it, so the server alone has it and nobody downloads its code. */
  withoutScript?: { menu: ReactNode; form: ReactNode };
}

export const SiteContext = createContext({} as Site);

/** Settings of the site. */
export function useSite(): Site {
  return useContext(SiteContext);
}

/** The main element gets the focus after a navigation, so that screen readers and Tab start there. */
export const MAIN_ID = 'main';
