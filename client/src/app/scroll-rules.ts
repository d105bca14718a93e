import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollBehavior } from '../lib/motion';
import { MAIN_ID } from '../lib/site';

/** Events that show that the reader scrolls or acts. */
const TAKEN_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Sections that have not loaded by then load when the reader scrolls to them. */
const HOLD_MS = 10_000;

/**
 * Scrolls to a section and keeps it in place while the content above it changes height, until the
 * reader acts or the time is over. It is found by id each time, because it may be rendered again.
 * Returns a function that stops it.
 */
function pinSection(id: string, behavior: ScrollBehavior): () => void {
  let current = behavior;
  let place: number | undefined;

  const follow = () => {
    const section = document.getElementById(id);
    if (!section) return;
    const next = Math.round(section.getBoundingClientRect().top + window.scrollY);
    if (next === place) return;
    place = next;
    section.scrollIntoView({ behavior: current, block: 'start' });
  };
  const arrive = () => (current = 'instant');

  follow();
  const observer = new ResizeObserver(follow);
  observer.observe(document.body);
  window.addEventListener('scrollend', arrive, { once: true });
  const timer = setTimeout(end, HOLD_MS);
  TAKEN_OVER.forEach((event) => window.addEventListener(event, end, { passive: true }));

  function end() {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scrollend', arrive);
    TAKEN_OVER.forEach((event) => window.removeEventListener(event, end));
  }
  return end;
}

/** The internal link that contains an event's target, if any. */
export function linkUnder(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin ? link : undefined;
}

/** Scrolls to the section of a hash, if the page has it. */
function follow(hash: string, behavior: ScrollBehavior): (() => void) | undefined {
  const id = decodeURIComponent(hash.slice(1));
  if (!id || !document.getElementById(id)) return undefined;
  // What is jumped over has the height that it has after a reload, too.
  delete document.documentElement.dataset.anew;
  return pinSection(id, behavior);
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
    // Whoever comes back to a page returns to a place in it, so that it has to be laid out whole.
    if (isNewPage && shown.current) delete document.documentElement.dataset.anew;
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
