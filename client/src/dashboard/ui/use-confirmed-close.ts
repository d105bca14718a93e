import { useConfirm } from './use-confirm';

/** Closes at once, or after a confirmation when there are unsaved changes. */
export function useConfirmedClose(dirty: boolean, busy: boolean, onClose: () => void) {
  const confirm = useConfirm();
  return () => {
    if (busy) return;
    if (!dirty) return onClose();
    confirm(
      {
        type: 'warning',
        title: { key: 'dashboard.confirm.discardTitle' },
        text: { key: 'dashboard.confirm.discard' },
        okText: { key: 'dashboard.confirm.discardYes' },
      },
      onClose,
    );
  };
}
