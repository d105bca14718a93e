import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal-dialog.module.css';

export interface ModalDialogProps {
  title: string;
  children: ReactNode;
  /** Makes the page behind it unreadable. */
  veiled?: boolean;
  /** An alertdialog: screen readers read its text at once. */
  alert?: boolean;
}

/**
 * A native modal dialog that cannot be dismissed, above drawers and other dialogs. It keeps the focus
 * inside. The control with `data-autofocus` gets the focus, and closing restores the previous one.
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
    // Browsers close the dialog on a second Escape, even when `cancel` was prevented.
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
