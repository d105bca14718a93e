import { Alert, Form, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import type { Locale } from '@contract/locales';
import { variablesIn } from '@contract/requests/reply-variables';
import { randomKey } from '../../lib/forms/draft';
import { readError } from '../../lib/api/read-error';
import { DraftNotice, type FormDraft, useFormDraft } from '../engine/form/form-draft';
import type { Operation } from '../engine/operations';
import { messageText } from '../ui/message';
import { sendShortcut, useShortcuts } from '../ui/shortcuts';
import { useDesk } from './desk-context';
import styles from './note-form.module.css';
import type { DeskKind, RequestReply } from './desk-kind';
import { SendButtons, type SendButtonsProps, useThreadSending } from './thread-sending';
import {
  type FilledTemplate,
  goToNextGap,
  selectGapLater,
  TemplateSelect,
  useGapQuestion,
} from './reply-template';
import { UnmailedNotice, useIsUnmailed } from './decision';
import { charactersUpTo } from '../ui/input-props';

/** The key is kept with the draft, so that a reply whose answer got lost is not sent twice. */
type ReplyValues = { replyMessage: string; idempotencyKey: string };

const BLANK: ReplyValues = { replyMessage: '', idempotencyKey: '' };

interface ReplyFormProps {
  kind: Pick<DeskKind<never>, 'name' | 'type' | 'person'>;
  /** The version on the screen: a reply to what has changed since is refused. */
  request: { id: string; version: number };
  reply: Operation<RequestReply, unknown>;
  /** It was answered, and somebody wants to write again. */
  again?: boolean;
}

/** Sends the reply under the key of its draft. */
function useReplySending(
  { kind, request, reply, again }: ReplyFormProps,
  keyOf: { read(): string; renew(): void },
  { draft, onSent }: { draft: FormDraft; onSent: () => void },
) {
  const isUnmailed = useIsUnmailed({ kind, id: request.id });
  return useThreadSending<ReplyValues>({
    ...{ id: request.id, draft },
    run: (client, { replyMessage }) =>
      reply(client, {
        ...{ id: request.id, version: request.version },
        replyMessage: replyMessage.trim(),
        idempotencyKey: keyOf.read(),
        ...(again && { again }),
      }),
    texts: {
      sent: isUnmailed ? 'dashboard.reply.kept' : 'dashboard.reply.sent',
      failed: isUnmailed ? 'dashboard.reply.keepFailed' : 'dashboard.reply.failed',
    },
    onSent,
    // an earlier reply with this key did arrive: what is written now is another one
    onFailed: (error) => {
      if (readError(error).code === 'IDEMPOTENCY_MISMATCH') keyOf.renew();
    },
  });
}

/** Says that a template was inserted in another language than the person reads. */
function FallbackNotice({ template: { language, used } }: { template: FilledTemplate }) {
  const { t } = useTranslation();
  if (used === language) return null;
  const name = (locale: Locale) => t(`dashboard.languages.${locale}`);
  const values = { language: name(language), used: name(used) };
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={messageText(t, { key: 'dashboard.reply.template.fallback', values })}
    />
  );
}

/** The text with the template where the cursor was, or at its end. */
function insertAt(area: HTMLTextAreaElement | undefined, current: string, inserted: string) {
  const start = area?.selectionStart ?? current.length;
  const end = area?.selectionEnd ?? start;
  return current.slice(0, start) + inserted + current.slice(end);
}

interface ReplyTextProps extends Pick<ReplyFormProps, 'kind' | 'request'> {
  textArea: RefObject<TextAreaRef | null>;
  busy: boolean;
}

function ReplyText({ kind, request, textArea, busy }: ReplyTextProps) {
  const { t } = useTranslation();
  const isUnmailed = useIsUnmailed({ kind, id: request.id });
  return (
    <Form.Item
      name="replyMessage"
      label={t(isUnmailed ? 'dashboard.reply.textKept' : 'dashboard.reply.text')}
      extra={t(isUnmailed ? 'dashboard.reply.keepHint' : 'dashboard.desk.sendHint')}
      rules={[
        {
          required: true,
          whitespace: true,
          message: t([`admin.${kind.name}.reply.required`, 'dashboard.reply.required']),
        },
        {
          validator: (_rule, text: string) => {
            const list = variablesIn(text).join(' ');
            const message = t('dashboard.reply.template.unfilled', { list });
            return list ? Promise.reject(new Error(message)) : Promise.resolve();
          },
        },
      ]}
    >
      <Input.TextArea
        ref={textArea}
        aria-keyshortcuts="R"
        // Text typed after sending would be lost with it.
        readOnly={busy}
        count={charactersUpTo(LIMITS.replyMessage.max)}
        autoSize={{ minRows: 4, maxRows: 16 }}
        styles={{ textarea: { unicodeBidi: 'plaintext' } }}
      />
    </Form.Item>
  );
}

type ReplyButtonsProps = Pick<ReplyFormProps, 'kind' | 'request'> &
  Pick<SendButtonsProps, 'busy' | 'andNext'>;

function ReplyButtons({ kind, request, ...buttons }: ReplyButtonsProps) {
  const { t } = useTranslation();
  const isUnmailed = useIsUnmailed({ kind, id: request.id });
  const label = t(isUnmailed ? 'dashboard.reply.keep' : 'dashboard.reply.send');
  const nextLabel = isUnmailed ? t('dashboard.reply.keepNext') : undefined;
  return <SendButtons {...{ label, nextLabel }} isPrimary {...buttons} />;
}

function ReplyFields({ onReset, ...props }: ReplyFormProps & { onReset: () => void }) {
  const { openNext } = useDesk();
  const [form] = Form.useForm<ReplyValues>();
  const textArea = useRef<TextAreaRef>(null);
  const andNext = useRef(false);
  const name = `${props.kind.name}:${props.request.id}:reply`;
  const draft = useFormDraft({ name, instance: form, initialValues: BLANK });
  const initialValues = useMemo(() => ({ ...BLANK, ...draft.restored?.values }), [draft.restored]);
  const renew = () => {
    form.setFieldValue('idempotencyKey', randomKey());
    draft.scheduleSave();
  };
  const read = () => {
    if (!form.getFieldValue('idempotencyKey')) renew();
    return form.getFieldValue('idempotencyKey') as string;
  };
  const onSent = () => {
    draft.clear();
    onReset();
  };
  const { send, busy } = useReplySending(props, { read, renew }, { draft, onSent });
  const areaOf = () => textArea.current?.resizableTextArea?.textArea;
  const askAboutGaps = useGapQuestion(areaOf);
  const [template, setTemplate] = useState<FilledTemplate>();
  const insert = (chosen: FilledTemplate) => {
    const current = (form.getFieldValue('replyMessage') as string | undefined) ?? '';
    const area = areaOf();
    const from = area?.selectionStart ?? current.length;
    form.setFieldValue('replyMessage', insertAt(area, current, chosen.text));
    draft.scheduleSave();
    setTemplate(chosen);
    textArea.current?.focus();
    selectGapLater(areaOf, from);
  };
  useShortcuts({ r: () => textArea.current?.focus() });

  return (
    <Form<ReplyValues>
      form={form}
      name="reply"
      layout="vertical"
      validateTrigger="onSubmit"
      initialValues={initialValues}
      onValuesChange={({ replyMessage }: Partial<ReplyValues>) => {
        if (replyMessage === '') form.setFieldValue('idempotencyKey', '');
        draft.scheduleSave();
      }}
      onFinish={(values) =>
        askAboutGaps(values.replyMessage, () =>
          send(values, andNext.current ? openNext : undefined),
        )
      }
      onKeyDown={(event) => {
        if (goToNextGap(event)) return event.preventDefault();
        const wish = sendShortcut(event);
        if (!wish) return;
        event.preventDefault();
        andNext.current = wish === 'sendAndNext';
        form.submit();
      }}
    >
      <DraftNotice draft={draft} onDiscard={onReset} />
      <div className={styles.templates}>
        <TemplateSelect kind={props.kind} id={props.request.id} onChoose={insert} />
        {template && <FallbackNotice template={template} />}
      </div>
      <UnmailedNotice kind={props.kind} id={props.request.id} />
      <ReplyText {...props} textArea={textArea} busy={busy} />
      <Form.Item name="idempotencyKey" hidden>
        <Input />
      </Form.Item>
      <ReplyButtons {...props} busy={busy} andNext={andNext} />
    </Form>
  );
}

/** Replies in the thread of the open request; the person gets it by mail (M140, B07). What was typed is kept as a draft. */
export function ReplyForm(props: ReplyFormProps) {
  const [count, setCount] = useState(0);
  return <ReplyFields key={count} {...props} onReset={() => setCount(count + 1)} />;
}
