import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pinSection } from '../lib/pin-section';
import { scrollBehavior } from '../lib/motion';
import { MAIN_ID } from '../lib/site';
import { linkUnder } from './link-under';

/** Scrolls to the section of a hash, if the page has it. */
function follow(hash: string, behavior: ScrollBehavior): (() => void) | undefined {
  const id = decodeURIComponent(hash.slice(1));
  return id && document.getElementById(id) ? pinSection(id, behavior) : undefined;
}

/** A scroll started by a click on a link, before the router has the new address. */
interface Begun {
  hash: string;
  end: (() => void) | undefined;
}

/** Starts scrolling on the click, because the router waits until the page's code is loaded. */
function usePressedSections() {
  const begun = useRef<Begun>(undefined);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = linkUnder(event.target);
      const isOurs = event.defaultPrevented && link?.pathname === window.location.pathname;
      if (!isOurs || !link.hash) return;
      begun.current?.end?.();
      begun.current = { hash: link.hash, end: follow(link.hash, scrollBehavior()) };
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  return begun;
}

/**
 * A new page starts at the top. A hash scrolls to its section, 80 px below the edge (`scroll-padding`
 * in base.css), which stays in place while the sections above it load. For back and forward the browser
 * restores the position itself.
 */
export function useScrollRules(): void {
  const { pathname, hash, key } = useLocation();
  const action = useNavigationType();
  const shown = useRef<string>(undefined);
  const begun = usePressedSections();

  useEffect(() => {
    // The first page counts as new: the browser has scrolled already, and loading must not move it.
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    const pressed = begun.current;
    begun.current = undefined;
    if (pressed?.hash === hash && !isNewPage) return pressed.end;
    // A history entry without state was not made by the router: somebody typed the address.
    const isBack = action === 'POP' && window.history.state !== null;
    if (isBack && !isNewPage) return undefined;
    const end = follow(hash, isNewPage ? 'instant' : scrollBehavior());
    if (end || !isNewPage || action === 'POP') return end;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    return undefined;
  }, [pathname, hash, key, action, begun]);
}
