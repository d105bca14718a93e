import { Button, Modal } from 'antd';
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { say, type Message } from './message';
import type { Tone } from './tone';
import { ToneIcon } from './tone-icon';
import styles from './confirm.module.css';

/** A question asked before something happens. */
export interface Question {
  tone: Extract<Tone, 'danger' | 'warning' | 'info'>;
  title: Message;
  text: Message;
  confirm: Message;
}

/** Asks, and runs what was agreed to; the dialog stays, busy, until it is over. */
export type Confirm = (question: Question, run: () => Promise<unknown> | void) => void;

const ConfirmContext = createContext<Confirm | null>(null);

interface Pending {
  question: Question;
  run: () => Promise<unknown> | void;
}

/** The heading of a question, with the sign of its voice. */
export function QuestionTitle({ tone, children }: { tone: Question['tone']; children: ReactNode }) {
  return (
    <span className={styles.title}>
      <ToneIcon tone={tone} />
      {children}
    </span>
  );
}

interface ConfirmDialogProps {
  pending: Pending;
  open: boolean;
  onClose(): void;
}

function ConfirmDialog({ pending, open, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  const { tone, title, text, confirm } = pending.question;

  const agree = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await pending.run();
    } finally {
      setBusy(false);
      onClose();
    }
  };

  return (
    <Modal
      open={open}
      title={<QuestionTitle tone={tone}>{say(t, title)}</QuestionTitle>}
      width={440}
      closable={!busy}
      keyboard={!busy}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={onClose}
      // Once it stands: a drawer under it takes the focus back from what opens.
      afterOpenChange={(visible) => visible && no.current?.focus()}
      footer={[
        // A question is answered "no" by the key that is under the finger.
        <Button key="no" ref={no} disabled={busy} onClick={onClose}>
          {t('dashboard.cancel')}
        </Button>,
        <Button
          key="yes"
          type="primary"
          danger={tone === 'danger'}
          loading={busy}
          onClick={() => void agree()}
        >
          {say(t, confirm)}
        </Button>,
      ]}
    >
      <p className={styles.text}>{say(t, text)}</p>
    </Modal>
  );
}

/** Holds the one question that can be open at a time. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending>();
  const [open, setOpen] = useState(false);
  const ask = useCallback<Confirm>((question, run) => {
    setPending({ question, run });
    setOpen(true);
  }, []);

  return (
    <ConfirmContext value={ask}>
      {children}
      {pending && <ConfirmDialog pending={pending} open={open} onClose={() => setOpen(false)} />}
    </ConfirmContext>
  );
}

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider');
  return confirm;
}
