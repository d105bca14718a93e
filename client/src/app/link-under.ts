/** The internal link that contains an event's target, if any. */
export function linkUnder(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin ? link : undefined;
}
