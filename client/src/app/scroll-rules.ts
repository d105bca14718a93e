import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollBehavior } from '../lib/motion';
import { MAIN_ID } from '../lib/site';

/**
 * A new page starts at the top; a hash scrolls smoothly to its section, 80 px below the edge
 * (`scroll-padding` in base.css). Going back is left to the browser, which knows where one was.
 */
export function useScrollRules(): void {
  const { pathname, hash, key } = useLocation();
  const action = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (section) {
      section.scrollIntoView({
        behavior: isNewPage ? 'instant' : scrollBehavior(),
        block: 'start',
      });
      return;
    }
    if (!isNewPage || action === 'POP') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash, key, action]);
}
