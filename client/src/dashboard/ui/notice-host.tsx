import { createContext, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

/** Whether toasts can still be shown. */
export const NoticeHostContext = createContext<RefObject<boolean>>({ current: true });

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
