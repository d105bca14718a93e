import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal-dialog.module.css';

export interface ModalDialogProps {
  title: string;
  children: ReactNode;
  /** What lies behind it must not be read. */
  veiled?: boolean;
  /** It interrupts: readers say its words at once. */
  alert?: boolean;
}

/**
 * A dialog of the browser that cannot be dismissed: above everything, drawers and other dialogs too,
 * with the keyboard inside. The control marked `data-autofocus` gets the focus; where it was before it
 * returns to when the dialog goes.
 */
export function ModalDialog({ title, children, veiled = false, alert = false }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    shown.showModal();
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => shown.close();
  }, []);

  const stay = () => {
    // A browser lets a second Escape through, whatever was said to the first.
    if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
  };

  return createPortal(
    <dialog
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      className={`${styles.dialog} ${veiled ? styles.veiled : ''}`}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      onClose={stay}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
