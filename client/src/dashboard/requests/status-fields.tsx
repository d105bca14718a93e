import { Alert, Form, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Ltr } from '../../components/bdi';
import { DraftNotice } from '../engine/draft-notice';
import type { FormDraft } from '../engine/use-form-draft';
import { ConflictWarning } from './conflict-notice';
import { ConcurrentChangeNotice } from './concurrent-change-notice';
import type { RequestKind, RequestWithStatus } from './request-kind';
import styles from './status-dialog.module.css';
import { RequestStatusBadge } from './request-status-badge';
import { UnmailedNotice, useIsUnmailed } from './unmailed-notice';
import type { useDecision } from './use-decision';
import { charactersUpTo } from '../ui/characters-up-to';

interface StatusFieldsProps<Status extends string> {
  kind: RequestKind<Status>;
  request: RequestWithStatus<Status>;
  newStatus: Status;
  decision: ReturnType<typeof useDecision<Status>>;
  acceptButton: RefObject<HTMLButtonElement | null>;
  busy: boolean;
  error: string | undefined;
  draft: FormDraft;
  onDiscard(): void;
}

/** The content of the status dialog: the change, what speaks against it, and the note. */
export function StatusFields<Status extends string>(props: StatusFieldsProps<Status>) {
  const { kind, request, newStatus, decision, acceptButton, busy, error, draft, onDiscard } = props;
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const [hasDraftNotice, setDraftNotice] = useState(true);
  const textArea = useRef<TextAreaRef>(null);
  // `autoFocus` comes too early: antd puts the dialog into the document after it.
  useEffect(() => textArea.current?.focus({ cursor: 'end' }), []);
  const { change, basis, accept } = decision;
  const isUnmailed = useIsUnmailed({ kind, id: request.id });
  const asksForReason = kind.withReason.includes(newStatus);

  return (
    <>
      <p className={styles.statuses}>
        <Ltr>{request.reference}</Ltr>
        <RequestStatusBadge kind={kind} status={basis.status} />
        <span>{t('dashboard.status.becomes')}</span>
        <RequestStatusBadge kind={kind} status={newStatus} />
      </p>
      {change && (
        <ConcurrentChangeNotice
          change={change}
          label={kind.eventLabel}
          buttonRef={acceptButton}
          onAccept={() => {
            accept();
            form.focusField('note');
          }}
        />
      )}
      <ConflictWarning kind={kind} id={request.id} />
      <UnmailedNotice kind={kind} id={request.id} />
      {kind.closed.includes(basis.status) && (
        <Alert type="warning" showIcon title={t('dashboard.status.reopen')} />
      )}
      {error && !change && <Alert type="error" showIcon role="alert" title={error} />}
      {hasDraftNotice && (
        <DraftNotice
          draft={draft}
          onDiscard={() => {
            setDraftNotice(false);
            onDiscard();
            form.focusField('note');
          }}
        />
      )}
      <Form.Item
        name="note"
        className={styles.note}
        label={
          <>
            {t(
              asksForReason
                ? [`admin.${kind.name}.reason`, 'dashboard.status.reason']
                : 'dashboard.status.note',
            )}
            <span className={styles.optional}>{t('dashboard.form.optional')}</span>
          </>
        }
        extra={[!isUnmailed && t('dashboard.status.noteHelp'), t('dashboard.desk.sendHint')]
          .filter(Boolean)
          .join(' ')}
      >
        <Input.TextArea
          ref={textArea}
          // What is typed after the note was sent would be lost with it.
          readOnly={busy}
          styles={{ textarea: { unicodeBidi: 'plaintext' } }}
          count={charactersUpTo(LIMITS.note.max)}
          autoSize={{ minRows: 3, maxRows: 8 }}
        />
      </Form.Item>
    </>
  );
}
