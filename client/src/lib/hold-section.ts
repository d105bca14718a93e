/** By these a reader takes the page into their own hands. */
const TAKEN_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** What has not come in by then comes in when the reader scrolls by. */
const HOLD_MS = 10_000;

/**
 * Scrolls to a section and keeps it where it is while what stands above it grows or shrinks, until
 * the reader does something or the time is over. The section may be drawn anew meanwhile: it is
 * known by its id. Returns what ends it.
 */
export function holdSection(id: string, behavior: ScrollBehavior): () => void {
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
