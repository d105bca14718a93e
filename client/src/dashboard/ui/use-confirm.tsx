import { ExclamationCircleFilled } from '@ant-design/icons';
import { App } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { say, type Message } from './message';

/** A question asked before something happens; `error` is for what destroys something. */
export interface Question {
  type: 'error' | 'warning' | 'info';
  title: Message;
  text: Message;
  confirm: Message;
}

/** Asks, and runs what was agreed to; the dialog stays open and busy until it is over. */
export type Confirm = (question: Question, run: () => Promise<unknown> | void) => void;

/** antd's confirm dialog in the page's language, with the focus on "cancel". */
export function useConfirm(): Confirm {
  const { modal } = App.useApp();
  const { t } = useTranslation();

  return useCallback(
    ({ type, title, text, confirm }, run) => {
      const dialog = modal[type]({
        icon: <ExclamationCircleFilled aria-hidden="true" />,
        title: say(t, title),
        content: say(t, text),
        okText: say(t, confirm),
        okCancel: true,
        okButtonProps: { danger: type === 'error' },
        cancelText: t('dashboard.cancel'),
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
