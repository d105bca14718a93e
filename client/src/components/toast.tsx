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
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from './icon';
import styles from './toast.module.css';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** Public toasts: 2 s for success, 4 s otherwise, at most 20 kept. */
const LIFETIME_MS: Record<ToastTone, number> = {
  success: 2000,
  error: 4000,
  warning: 4000,
  info: 4000,
};
const MOST = 20;

const ICONS: Record<ToastTone, IconName> = {
  success: 'check',
  error: 'alert',
  warning: 'alert',
  info: 'info',
};

interface Toast {
  id: number;
  tone: ToastTone;
  message: string;
}

export type Toasts = Record<ToastTone, (message: string) => void>;

const ToastContext = createContext<Toasts | null>(null);

/** Renders the toasts. Their time stops while one is hovered or focused. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(0);

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
      <ToastRegion toasts={toasts} onRemove={remove} />
    </ToastContext>
  );
}

interface ToastRegionProps {
  toasts: readonly Toast[];
  onRemove: (id: number) => void;
}

function ToastRegion({ toasts, onRemove }: ToastRegionProps) {
  const { t } = useTranslation();
  const [paused, setPaused] = useState(false);
  return (
    <div
      className={styles.region}
      role="region"
      aria-label={t('toast.region')}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div aria-live="polite">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={paused} onRemove={onRemove} />
        ))}
      </div>
    </div>
  );
}

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  onRemove: (id: number) => void;
}

function ToastItem({ toast, paused, onRemove }: ToastItemProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => onRemove(toast.id), LIFETIME_MS[toast.tone]);
    return () => clearTimeout(timer);
  }, [toast, paused, onRemove]);

  return (
    <div
      className={`${styles.toast} ${styles[toast.tone]}`}
      role={toast.tone === 'error' ? 'alert' : undefined}
    >
      <Icon name={ICONS[toast.tone]} />
      <p>{toast.message}</p>
      <button type="button" onClick={() => onRemove(toast.id)} aria-label={t('common.close')}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/**
 * Short messages that disappear by themselves.
 *
 * @example const toast = useToast(); toast.success(t('account.saved'));
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider');
  return toasts;
}
