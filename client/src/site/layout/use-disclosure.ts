import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';

/** While open: Escape closes and returns the focus to the button; a click elsewhere closes. */
function useWaysOut(
  open: boolean,
  container: RefObject<HTMLElement | null>,
  close: (refocus: boolean) => void,
) {
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) leave(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave(true);
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, container]);
}

/**
 * A button that shows and hides a panel. Escape, a click elsewhere, moving the focus away and
 * navigating close it.
 *
 * @example const { containerProps, buttonProps, panelProps } = useDisclosure();
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(false);
  }
  useWaysOut(open, container, (refocus) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  });

  return {
    containerProps: {
      ref: container,
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget;
        if (next && !event.currentTarget.contains(next)) setOpen(false);
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    panelProps: { id, hidden: !open },
  };
}
