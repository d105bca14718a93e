import { ExclamationCircleFilled } from '@ant-design/icons';
import { App } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissLabel } from './dismiss-label';
import { type Message, messageText } from './message';

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

/** Texts of a confirmation dialog. The type `error` is for actions that delete something. */
export interface ConfirmOptions {
  type: 'error' | 'warning' | 'info';
  title: Message;
  text: Message;
  /** Below the text. */
  more?: ReactNode;
  okText: Message;
}

/** Asks, and runs the action when confirmed. The dialog stays open until the action is done. */
export type Confirm = (options: ConfirmOptions, run: () => Promise<unknown> | void) => void;

/** antd's confirm dialog in the page's language, with the focus on "cancel". */
export function useConfirm(): Confirm {
  const { modal } = App.useApp();
  const { t } = useTranslation();

  return useCallback(
    ({ type, title, text, more, okText: ok }, run) => {
      const okText = messageText(t, ok);
      const dialog = modal[type]({
        icon: <ExclamationCircleFilled aria-hidden="true" />,
        title: messageText(t, title),
        content: (
          <>
            {messageText(t, text)}
            {more}
          </>
        ),
        okText,
        okCancel: true,
        okButtonProps: { danger: type === 'error' },
        cancelText: dismissLabel(t, okText),
        width: 440,
        focusable: { autoFocusButton: 'cancel' },
        onOk: async () => {
          dialog.update({ keyboard: false, cancelButtonProps: { disabled: true } });
          try {
            await run();
          } finally {
            dialog.destroy();
          }
        },
      });
    },
    [modal, t],
  );
}
