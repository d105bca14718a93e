import { useApolloClient } from '@apollo/client/react';
import { Alert, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WEBHOOK_KINDS, type WebhookAction, type WebhookEvent, WEBHOOKS } from '@contract/webhooks';
import { mutationOf } from '../../../dashboard/engine/operations';
import {
  CreateWebhookDocument,
  type CreateWebhookInput,
  type CreateWebhookMutation,
  UpdateWebhookDocument,
  type UpdateWebhookInput,
  type WebhookRowFragment,
} from '../../../graphql/generated/graphql';
import { useErrorText } from '../../../lib/api/use-error-text';
import { EventsMatrix } from './events-matrix';

export type WebhookWithSecret = CreateWebhookMutation['createWebhook'];

interface FormValues {
  name: string;
  url: string;
  events: WebhookEvent[];
  personal: boolean;
}

const createWebhook = mutationOf(
  CreateWebhookDocument,
  (input: CreateWebhookInput) => ({ input }),
  (data) => data.createWebhook,
);
const updateWebhook = mutationOf(
  UpdateWebhookDocument,
  ({ id, ...input }: UpdateWebhookInput & { id: string }) => ({ id, input }),
  (data) => data.updateWebhook,
);

function toInput({ events, ...values }: FormValues): CreateWebhookInput {
  const byKind = WEBHOOK_KINDS.map((kind) => ({
    kind,
    actions: events
      .filter((event) => event.startsWith(`${kind}.`))
      .map((event) => event.slice(kind.length + 1) as WebhookAction),
  }));
  return { ...values, events: byKind.filter(({ actions }) => actions.length > 0) };
}

const toValues = (webhook: WebhookRowFragment | undefined): FormValues => ({
  name: webhook?.name ?? '',
  url: webhook?.url ?? '',
  personal: webhook?.personal ?? false,
  events: (webhook?.events ?? []).flatMap(({ kind, actions }) =>
    actions.map((action): WebhookEvent => `${kind}.${action}`),
  ),
});

interface WebhookFormProps {
  /** Left out for a new one. */
  webhook?: WebhookRowFragment;
  onClose(): void;
  /** The secret comes with a new one alone. */
  onSaved(created?: WebhookWithSecret): void;
}

/** Where a program is told of changes, and of which. */
export function WebhookForm({ webhook, onClose, onSaved }: WebhookFormProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const errorText = useErrorText();
  const [form] = Form.useForm<FormValues>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const required = [{ required: true, message: t('webhooks.required') }];

  const save = async (values: FormValues) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const input = toInput(values);
      if (!webhook) return onSaved(await createWebhook(client, input));
      await updateWebhook(client, { id: webhook.id, version: webhook.version, ...input });
      onSaved();
    } catch (error) {
      setFailure(errorText(error, t('webhooks.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={1040}
      title={t(webhook ? 'webhooks.edit' : 'webhooks.create')}
      okText={t('webhooks.save')}
      cancelText={t('dashboard.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<FormValues>
        form={form}
        layout="vertical"
        scrollToFirstError={{ block: 'center', focus: true }}
        initialValues={toValues(webhook)}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="name"
          label={t('webhooks.name')}
          extra={t('webhooks.nameHint')}
          rules={required}
        >
          <Input maxLength={WEBHOOKS.name.max} />
        </Form.Item>
        <Form.Item
          name="url"
          label={t('webhooks.url')}
          extra={t('webhooks.urlHint')}
          rules={required}
        >
          <Input dir="ltr" maxLength={WEBHOOKS.url.max} placeholder="https://" inputMode="url" />
        </Form.Item>
        <Form.Item name="personal" valuePropName="checked" extra={t('webhooks.personalHint')}>
          <Checkbox>{t('webhooks.personal')}</Checkbox>
        </Form.Item>
        <Form.Item name="events" label={t('webhooks.events')} rules={required}>
          <EventsMatrix />
        </Form.Item>
      </Form>
      {failure && <Alert type="error" role="alert" showIcon title={failure} />}
    </Modal>
  );
}
