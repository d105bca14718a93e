import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';
const ROW = '[data-row-key]';
const LINK = '[data-row-link]';

const canFocus = (element: HTMLElement | null) =>
  element !== null &&
  element.isConnected &&
  !element.matches(':disabled') &&
  (element.checkVisibility?.() ?? true);

/** A row that has taken the place of the one that had the focus. */
function rowAt(area: HTMLElement, index: number): HTMLElement | null {
  const rows = [...area.querySelectorAll<HTMLElement>(ROW)];
  const row = rows[Math.min(index, rows.length - 1)];
  // Before a link there may be the checkbox that selects the row.
  return (
    row?.querySelector<HTMLElement>(LINK) ?? row?.querySelector<HTMLElement>(FOCUSABLE) ?? null
  );
}

/**
 * Keeps the focus in an area when the focused element disappears, as the button of a deleted row does. The
 * browser would leave it on the body, and somebody without a mouse would have to begin at the top again.
 */
export function useFocusRecovery(area: RefObject<HTMLElement | null>): void {
  const last = useRef<{ inArea: HTMLElement | null; anywhere: HTMLElement | null; row: number }>({
    inArea: null,
    anywhere: null,
    row: 0,
  });

  const remember = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last.current.anywhere = target;
    if (!area.current?.contains(target)) return;
    const rows = [...area.current.querySelectorAll(ROW)];
    const row = rows.findIndex((candidate) => candidate.contains(target));
    last.current.inArea = target;
    if (row >= 0) last.current.row = row;
  });

  const recover = useEffectEvent(() => {
    const { inArea, anywhere, row } = last.current;
    if (document.activeElement !== document.body || !area.current || !inArea) return;
    // Somebody may have clicked beside everything: then what had the focus is still there.
    if (canFocus(anywhere)) return;
    const target = canFocus(inArea) ? inArea : (rowAt(area.current, row) ?? area.current);
    target.focus({ preventScroll: true });
  });

  useEffect(() => {
    const onFocus = (event: FocusEvent) => remember(event);
    const observer = new MutationObserver(() => recover());
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style', 'disabled', 'hidden'],
    });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
