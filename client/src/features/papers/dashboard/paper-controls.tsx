import { CheckOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUEST_FILE_LIMITS } from '@contract/request-files';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { SetRequestPaperStateDocument } from '../../../graphql/generated/graphql';
import { useApi } from '../../../lib/api/api';
import { useErrorText } from '../../../lib/api/use-error-text';
import { type CasePaper, useCaseSide } from '../case-files';
import styles from './paper-controls.module.css';

type State = CasePaper['state'];

/** Says where a paper stands. */
function useDecision(paper: CasePaper) {
  const { t } = useTranslation();
  const { request } = useApi();
  const notify = useNotify();
  const errorText = useErrorText();
  const { reload } = useCaseSide();
  const [busy, setBusy] = useState(false);
  const decide = async (state: State, reason?: string) => {
    setBusy(true);
    try {
      await request(SetRequestPaperStateDocument, { input: { id: paper.id, state, reason } });
      await reload();
      return true;
    } catch (error) {
      notify('error', errorText(error, t('dashboard.papers.failed')));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, decide };
}

interface RefusalProps {
  name: string;
  busy: boolean;
  onRefuse: (reason: string) => void;
  onCancel: () => void;
}

/** Why the paper cannot be used, which the client gets by mail. */
function Refusal({ name, busy, onRefuse, onCancel }: RefusalProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const { min, max } = REQUEST_FILE_LIMITS.reason;
  const isMissing = reason.trim().length < min;
  const send = () => {
    if (!isMissing) onRefuse(reason.trim());
  };
  return (
    <div className={styles.refusal}>
      <Input.TextArea
        autoFocus
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={max}
        value={reason}
        aria-label={t('dashboard.papers.reasonOf', { name })}
        placeholder={t('dashboard.papers.reason')}
        styles={{ textarea: { unicodeBidi: 'plaintext' } }}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          event.stopPropagation();
        }}
      />
      <span className={styles.line}>
        <Button type="primary" danger loading={busy} disabled={isMissing} onClick={send}>
          {t('dashboard.papers.refuseSend')}
        </Button>
        <Button onClick={onCancel}>{t('dashboard.cancel')}</Button>
      </span>
    </div>
  );
}

/**
 * What the office does with a paper. The keys work while one of its buttons has the focus: A accepts, X refuses, M puts
 * it back on the list or takes it off.
 */
export function PaperControls({ paper }: { paper: CasePaper }) {
  const { t } = useTranslation();
  const { busy, decide } = useDecision(paper);
  const [isRefusing, setRefusing] = useState(false);
  const accept = useRef<HTMLButtonElement>(null);
  const { name, state } = paper;
  const isDropped = state === 'not_needed';
  const toggle = () => decide(isDropped ? 'missing' : 'not_needed');
  const acceptIt = () => decide('accepted');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, () => unknown> = {
      KeyA: acceptIt,
      KeyX: () => setRefusing(true),
      KeyM: toggle,
    };
    const run = keys[event.code];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    void run();
  };
  if (isRefusing)
    return (
      <Refusal
        name={name}
        busy={busy}
        onCancel={() => setRefusing(false)}
        onRefuse={(reason) => void decide('refused', reason).then((done) => setRefusing(!done))}
      />
    );
  const of = (action: string) => ({
    'aria-label': t(`dashboard.papers.${action}Of`, { name }),
    size: 'small' as const,
    disabled: busy,
  });
  return (
    <div className={styles.line} onKeyDown={onKeyDown}>
      {state !== 'accepted' && !isDropped && (
        <Button
          {...of('accept')}
          ref={accept}
          data-paper-decision={state === 'received' ? '' : undefined}
          icon={<CheckOutlined aria-hidden="true" />}
          aria-keyshortcuts="A"
          onClick={() => void acceptIt()}
        >
          {t('dashboard.papers.accept')}
        </Button>
      )}
      {(state === 'received' || state === 'accepted') && (
        <Button {...of('refuse')} aria-keyshortcuts="X" onClick={() => setRefusing(true)}>
          {t('dashboard.papers.refuse')}
        </Button>
      )}
      <Button {...of(isDropped ? 'need' : 'drop')} type="text" onClick={() => void toggle()}>
        {t(`dashboard.papers.${isDropped ? 'need' : 'drop'}`)}
      </Button>
    </div>
  );
}
