import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Checkbox, Form, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WEBHOOK_KINDS, type WebhookAction, type WebhookEvent, WEBHOOKS } from '@contract/webhooks';
import { mutationOf } from '../../../dashboard/engine/operations';
import { focusFirstField } from '../../../dashboard/ui/focus-first-field';
import {
  CreateWebhookDocument,
  type CreateWebhookInput,
  type CreateWebhookMutation,
  UpdateWebhookDocument,
  type UpdateWebhookInput,
  type WebhookRowFragment,
} from '../../../graphql/generated/graphql';
import { readError } from '../../../lib/api/read-error';
import { useErrorText } from '../../../lib/api/use-error-text';
import { useAuth } from '../../../lib/auth';
import { useMyFactors } from '../../second-factor/factor-question';
import { type Proof, SetupProof } from '../../second-factor/proof-form';
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

/** Whether other things are sent than before, or to another place: then the person proves who they are. */
function sendsElsewhere(before: FormValues, now: FormValues): boolean {
  const isTold = now.events.every((event) => before.events.includes(event));
  return now.url !== before.url || !isTold || (now.personal && !before.personal);
}

/** Whether something of the form was refused, rather than the proof after it. */
const isOfForm = (error: unknown) =>
  Object.keys(readError(error).fields).some((field) => /^(name|url|events)/.test(field));

interface WebhookFormProps {
  /** Left out for a new one. */
  webhook?: WebhookRowFragment;
  onClose(): void;
  /** The secret comes with a new one alone. */
  onSaved(created?: WebhookWithSecret): void;
}

function WebhookFields() {
  const { t } = useTranslation();
  const required = [{ required: true, message: t('webhooks.required') }];
  return (
    <>
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
    </>
  );
}

/** Where a program is told of changes, and of which. */
export function WebhookForm({ webhook, onClose, onSaved }: WebhookFormProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const errorText = useErrorText();
  const id = useId();
  const { user } = useAuth();
  const factors = useMyFactors();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** What waits for the proof. */
  const [proving, setProving] = useState<FormValues>();

  const send = async (values: FormValues, proof?: Proof) => {
    const input = { ...toInput(values), ...proof };
    if (!webhook) return onSaved(await createWebhook(client, input));
    await updateWebhook(client, { id: webhook.id, version: webhook.version, ...input });
    onSaved();
  };
  const fail = (error: unknown) => setFailure(errorText(error, t('webhooks.failed')));
  const save = async (values: FormValues) => {
    setFailure(undefined);
    if (!webhook || sendsElsewhere(toValues(webhook), values)) return setProving(values);
    setBusy(true);
    await send(values).catch(fail);
    setBusy(false);
  };
  const prove = async (proof: Proof) => {
    if (!proving) return;
    try {
      await send(proving, proof);
    } catch (error) {
      if (!isOfForm(error)) throw error;
      fail(error);
      setProving(undefined);
    }
  };
  return (
    <Modal
      open
      width={1040}
      title={t(webhook ? 'webhooks.edit' : 'webhooks.create')}
      onCancel={onClose}
      afterOpenChange={(isShown) => isShown && focusFirstField(id)}
      footer={
        proving ? null : (
          <>
            <Button onClick={onClose}>{t('dashboard.cancel')}</Button>
            <Button type="primary" htmlType="submit" form={id} loading={busy}>
              {t('webhooks.save')}
            </Button>
          </>
        )
      }
    >
      <Form<FormValues>
        id={id}
        layout="vertical"
        hidden={proving !== undefined}
        scrollToFirstError={{ block: 'center', focus: true }}
        initialValues={toValues(webhook)}
        onFinish={(values) => void save(values)}
      >
        <WebhookFields />
      </Form>
      {failure && <Alert type="error" role="alert" showIcon title={failure} />}
      {proving && (
        <SetupProof
          email={user?.email ?? ''}
          factors={factors}
          failed={t('webhooks.failed')}
          run={prove}
          onCancel={() => setProving(undefined)}
        />
      )}
    </Modal>
  );
}
