/** The link inside the site that a pointer, a press or the focus rests on. */
export function linkUnder(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin ? link : undefined;
}
