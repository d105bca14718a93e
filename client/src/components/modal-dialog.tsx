import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal-dialog.module.css';

export interface ModalDialogProps {
  title: string;
  children: ReactNode;
  /** Makes the page behind it unreadable. */
  veiled?: boolean;
  /** Room for two columns of text. */
  wide?: boolean;
  /** An alertdialog: screen readers read its text at once. */
  alert?: boolean;
  /** Called on Escape; without it, the dialog cannot be dismissed. */
  onClose?: () => void;
}

/**
 * A native modal dialog above drawers and other dialogs. It keeps the focus
 * inside. The control with `data-autofocus` gets the focus, and closing restores the previous one.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { title, children, veiled = false, wide = false, alert = false, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // A layout effect is undone before the dialog leaves the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
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
      className={`${styles.dialog} ${wide ? styles.wide : ''} ${veiled ? styles.veiled : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={stay}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
