import { useApolloClient } from '@apollo/client/react';
import { Button, Form, Input } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { DraftNotice } from '../../dashboard/engine/draft-notice';
import { mutationOf } from '../../dashboard/engine/operations';
import { useResource } from '../../dashboard/engine/resource-context';
import { useFormDraft } from '../../dashboard/engine/use-form-draft';
import { useDesk } from '../../dashboard/requests/desk-context';
import { sendShortcut } from '../../dashboard/ui/send-shortcut';
import { useNotify } from '../../dashboard/ui/use-notify';
import { ReplyToContactRequestDocument } from '../../graphql/generated/graphql';
import { useErrorText } from '../../lib/use-error-text';

type ReplyValues = { replyMessage: string };

const BLANK: ReplyValues = { replyMessage: '' };

const reply = mutationOf(
  ReplyToContactRequestDocument,
  ({ id, ...input }: { id: string; replyMessage: string; version: number }) => ({ id, input }),
  (data) => data.replyToContactRequest,
);

interface ReplyFormProps {
  id: string;
  /** The version on the screen: a reply to what has changed since is refused. */
  version: number;
}

/** Sends the reply, and goes on to the next request if that was asked for. */
function useReply({ id, version }: ReplyFormProps, onSent: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);

  const send = async ({ replyMessage }: ReplyValues, next: (() => void) | undefined) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await reply(client, { id, replyMessage: replyMessage.trim(), version });
      onSent();
      notify('success', t('admin.contactRequests.reply.sent'));
      next?.();
    } catch (error) {
      notify('error', errorText(error, t('admin.contactRequests.reply.failed')));
    } finally {
      isSending.current = false;
      setBusy(false);
      await refresh().catch(() => undefined);
    }
  };
  return { send, busy };
}

function ReplyFields({ id, version, onReset }: ReplyFormProps & { onReset: () => void }) {
  const { t } = useTranslation();
  const { openNext } = useDesk();
  const [form] = Form.useForm<ReplyValues>();
  const andNext = useRef(false);
  const name = `contactRequests:${id}:reply`;
  const draft = useFormDraft({ name, instance: form, initialValues: BLANK });
  const initialValues = useMemo(() => ({ ...BLANK, ...draft.restored?.values }), [draft.restored]);
  const { send, busy } = useReply({ id, version }, draft.clear);

  return (
    <Form<ReplyValues>
      form={form}
      name="reply"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={initialValues}
      onValuesChange={draft.scheduleSave}
      onFinish={(values) => void send(values, andNext.current ? openNext : undefined)}
      onKeyDown={(event) => {
        const wish = sendShortcut(event);
        if (!wish) return;
        event.preventDefault();
        andNext.current = wish === 'sendAndNext';
        form.submit();
      }}
    >
      <DraftNotice draft={draft} onDiscard={onReset} />
      <Form.Item
        name="replyMessage"
        label={t('admin.contactRequests.reply.text')}
        extra={t('dashboard.desk.sendHint')}
        rules={[
          {
            required: true,
            whitespace: true,
            message: t('admin.contactRequests.reply.required'),
          },
        ]}
      >
        <Input.TextArea
          maxLength={LIMITS.contactRequest.replyMessage.max}
          autoSize={{ minRows: 4, maxRows: 16 }}
          styles={{ textarea: { unicodeBidi: 'plaintext' } }}
        />
      </Form.Item>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          type="primary"
          htmlType="submit"
          loading={busy}
          onClick={() => (andNext.current = false)}
        >
          {t('admin.contactRequests.reply.send')}
        </Button>
        {openNext && (
          <Button htmlType="submit" disabled={busy} onClick={() => (andNext.current = true)}>
            {t('dashboard.desk.saveNext')}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Replies to the open request by mail (M140). What was typed is kept as a draft. */
export function ReplyForm(props: ReplyFormProps) {
  const [count, setCount] = useState(0);
  return <ReplyFields key={count} {...props} onReset={() => setCount(count + 1)} />;
}
