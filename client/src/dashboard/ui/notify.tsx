import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Tone } from './tone';
import { ToneIcon } from './tone-icon';
import styles from './notify.module.css';

const VISIBLE_MS = 5000;
const MAX_TOASTS = 5;

interface ToastAction {
  label: string;
  run(): void;
}

interface Toast {
  id: number;
  tone: Tone;
  text: string;
  action?: ToastAction;
}

/** Says something in passing: closes by itself after 5 seconds, unless somebody is reading it. */
export type Notify = (tone: Tone, text: string, action?: ToastAction) => void;

const NotifyContext = createContext<Notify | null>(null);

function ToastCard({ toast, onClose }: { toast: Toast; onClose(id: number): void }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const { id, tone, text, action } = toast;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(id), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [held, id, onClose]);

  return (
    <div
      className={`${styles.toast} ${styles[tone]}`}
      role={tone === 'danger' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToneIcon tone={tone} />
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          size="small"
          onClick={() => {
            onClose(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('dashboard.close')}
        onClick={() => onClose(id)}
      />
    </div>
  );
}

/** Holds the toasts, above every dialog. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(1);
  const close = useCallback(
    (id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)),
    [],
  );
  const notify = useCallback<Notify>((tone, text, action) => {
    const toast = { id: nextId.current++, tone, text, action };
    setToasts((current) => [...current, toast].slice(-MAX_TOASTS));
  }, []);

  return (
    <NotifyContext value={notify}>
      {children}
      {createPortal(
        <div className={styles.stack}>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={close} />
          ))}
        </div>,
        document.body,
      )}
    </NotifyContext>
  );
}

export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotifyProvider');
  return notify;
}
