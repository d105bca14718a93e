import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { holdSection } from '../lib/hold-section';
import { scrollBehavior } from '../lib/motion';
import { MAIN_ID } from '../lib/site';
import { linkUnder } from './link-under';

/** Scrolls to the section that a hash names, if the page has it. */
function follow(hash: string, behavior: ScrollBehavior): (() => void) | undefined {
  const id = decodeURIComponent(hash.slice(1));
  return id && document.getElementById(id) ? holdSection(id, behavior) : undefined;
}

/** A scroll that began with the press of a link, before the router knows the new address. */
interface Begun {
  hash: string;
  end: (() => void) | undefined;
}

/** The router takes up an address when all that it shows has come; to scroll, nothing need come. */
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
 * A new page starts at the top; a hash scrolls smoothly to its section, 80 px below the edge
 * (`scroll-padding` in base.css), and stays there while the sections above come in. Going back is
 * left to the browser, which knows where one was.
 */
export function useScrollRules(): void {
  const { pathname, hash, key } = useLocation();
  const action = useNavigationType();
  const shown = useRef<string>(undefined);
  const begun = usePressedSections();

  useEffect(() => {
    // The first page counts as new: the browser has scrolled, what comes in must not move it.
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    const pressed = begun.current;
    begun.current = undefined;
    if (pressed?.hash === hash && !isNewPage) return pressed.end;
    // An entry of the history that the router did not make is an address that somebody typed.
    const isBack = action === 'POP' && window.history.state !== null;
    if (isBack && !isNewPage) return undefined;
    const end = follow(hash, isNewPage ? 'instant' : scrollBehavior());
    if (end || !isNewPage || action === 'POP') return end;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    return undefined;
  }, [pathname, hash, key, action, begun]);
}
