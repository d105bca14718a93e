import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { lazyComponent } from '../lib/lazy-component';
import { useInBrowser } from '../lib/use-in-browser';
import { LazyBlock, RetryLoading } from './lazy-block';
import type { Toast, ToastRegionProps, ToastTone } from './toast-region';

/** At most so many are kept. */
const MOST = 20;

/** Loaded by the first page that may have a toast. */
const ToastRegion = lazyComponent<ToastRegionProps>(
  async () => (await import('./toast-region')).ToastRegion,
  { mayReload: false },
);

export type Toasts = Record<ToastTone, (message: string) => void>;

const ToastContext = createContext<Toasts | null>(null);

/** Keeps the toasts, and shows them in a browser. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(0);
  const inBrowser = useInBrowser();

  const api = useMemo(() => {
    const add = (tone: ToastTone) => (message: string) =>
      setToasts((kept) => [...kept, { id: nextId.current++, tone, message }].slice(-MOST));
    return {
      success: add('success'),
      error: add('error'),
      warning: add('warning'),
      info: add('info'),
    };
  }, []);
  const remove = useCallback(
    (id: number) => setToasts((kept) => kept.filter((toast) => toast.id !== id)),
    [],
  );

  return (
    <ToastContext value={api}>
      {children}
      {inBrowser && (
        <div aria-live="polite">
          {toasts.length > 0 && (
            <LazyBlock failed={<RetryLoading />}>
              <ToastRegion toasts={toasts} onRemove={remove} />
            </LazyBlock>
          )}
        </div>
      )}
    </ToastContext>
  );
}

/**
 * Short messages that disappear by themselves.
 *
 * @example const toast = useToast(); toast.success(t('account.saved'));
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  useEffect(() => void ToastRegion.preload(), []);
  if (!toasts) throw new Error('useToast needs a ToastProvider');
  return toasts;
}
