import { App, Button } from 'antd';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';

/** Whether toasts can still be shown. */
const NoticeHostContext = createContext<RefObject<boolean>>({ current: true });

/**
 * Tells the forms that close together with the whole dashboard that nothing shows toasts any more. The
 * layout effect is cleaned up before their effects.
 */
export function NoticeHost({ children }: { children: ReactNode }) {
  const isMounted = useRef(true);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return <NoticeHostContext value={isMounted}>{children}</NoticeHostContext>;
}

const VISIBLE_SECONDS = 5;

export type NotifyType = 'success' | 'info' | 'warning' | 'error';

interface NotifyAction {
  label: string;
  run(): void;
}

/** Shows a toast. It closes by itself after some seconds, 5 by default, unless the pointer or the focus is in it. */
export type Notify = (type: NotifyType, text: string, action?: NotifyAction) => void;

/** antd's notification with one optional button. Only errors have the role alert. */
export function useNotify(seconds = VISIBLE_SECONDS): Notify {
  const { notification } = App.useApp();
  const host = useContext(NoticeHostContext);
  const prefix = useId();
  const count = useRef(0);

  return useCallback(
    (type, text, action) => {
      const key = `${prefix}${(count.current += 1)}`;
      let closed = false;
      const show = (duration: number) => {
        if (closed || !host.current) return;
        notification.open({
          key,
          type,
          title: text,
          // antd leaves no room for its cross on phones, and puts the button on the right in every language.
          styles: { title: { paddingInlineEnd: 32 }, actions: { float: 'inline-end' } },
          duration,
          role: type === 'error' ? 'alert' : 'status',
          onClose: () => {
            closed = true;
          },
          // antd itself pauses only for the pointer, not for the focus.
          props: { onFocus: () => show(Infinity), onBlur: () => show(seconds) },
          actions: action && (
            <Button
              size="small"
              onClick={() => {
                closed = true;
                notification.destroy(key);
                action.run();
              }}
            >
              {action.label}
            </Button>
          ),
        });
      };
      show(seconds);
    },
    [host, notification, prefix, seconds],
  );
}
