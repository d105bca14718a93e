/** Events that show that the reader scrolls or acts. */
const TAKEN_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Sections that have not loaded by then load when the reader scrolls to them. */
const HOLD_MS = 10_000;

/**
 * Scrolls to a section and keeps it in place while the content above it changes height, until the
 * reader acts or the time is over. It is found by id each time, because it may be rendered again.
 * Returns a function that stops it.
 */
export function pinSection(id: string, behavior: ScrollBehavior): () => void {
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
