import { PlusOutlined } from '@ant-design/icons';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { byId, mutationOf } from '../../../dashboard/engine/operations';
import { EmptyState } from '../../../dashboard/ui/empty-state';
import { LoadError } from '../../../dashboard/ui/load-error';
import { PageTitle, Panel } from '../../../dashboard/ui/page-parts';
import { useConfirm } from '../../../dashboard/ui/use-confirm';
import { useNotify } from '../../../dashboard/ui/use-notify';
import {
  AdminWebhooksDocument,
  EraseWebhookDocument,
  RenewWebhookSecretDocument,
  type RenewWebhookSecretMutationVariables,
  TestWebhookDocument,
  UpdateWebhookDocument,
  type WebhookRowFragment as Webhook,
} from '../../../graphql/generated/graphql';
import { useErrorText } from '../../../lib/api/use-error-text';
import { DeliveriesDrawer } from './deliveries-drawer';
import { NewSecret, Renewal } from './secret-dialogs';
import { WebhookCard, type WebhookCommand } from './webhook-card';
import { WebhookForm, type WebhookWithSecret } from './webhook-form';
import { WebhookSwitch } from './webhook-switch';
import styles from './receivers.module.css';

const toggleWebhook = mutationOf(
  UpdateWebhookDocument,
  ({ id, isActive, version }: Webhook) => ({ id, input: { isActive: !isActive, version } }),
  (data) => data.updateWebhook,
);
const testWebhook = mutationOf(TestWebhookDocument, byId, (data) => data.testWebhook);
const eraseWebhook = mutationOf(EraseWebhookDocument, byId, (data) => data.eraseWebhook);
const renewSecret = mutationOf(
  RenewWebhookSecretDocument,
  (variables: RenewWebhookSecretMutationVariables) => variables,
  (data) => data.renewWebhookSecret,
);

/** Runs one change at a time, says what came of it, and reads the list anew. */
function useChanges(onDone: () => unknown) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [busyId, setBusyId] = useState<string>();
  const run = async (
    id: string,
    change: (client: ApolloClient) => Promise<unknown>,
    success: string,
  ) => {
    setBusyId(id);
    try {
      await change(client);
      notify('success', t(success));
    } catch (error) {
      notify('error', errorText(error, t('webhooks.failed')));
    } finally {
      setBusyId(undefined);
      void onDone();
    }
  };
  return { busyId, run };
}

function NewButton({ onClick }: { onClick(): void }) {
  const { t } = useTranslation();
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={onClick}>
      {t('webhooks.create')}
    </Button>
  );
}

interface ReceiversProps {
  webhooks: readonly Webhook[] | undefined;
  error: unknown;
  loading: boolean;
  busyId: string | undefined;
  onReload(): void;
  onCommand(command: WebhookCommand, webhook: Webhook): void;
}

function Receivers({ webhooks, error, loading, busyId, onReload, onCommand }: ReceiversProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('webhooks.list')}>
      <p className={styles.intro}>{t('webhooks.intro')}</p>
      {error !== undefined && !webhooks && <LoadError error={error} onRetry={onReload} />}
      {loading && !webhooks && <Skeleton active paragraph={{ rows: 6 }} title={false} />}
      {webhooks?.length === 0 && <EmptyState filtered={false} hint={t('webhooks.empty')} />}
      <ul className={styles.list}>
        {webhooks?.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            webhook={webhook}
            busy={busyId === webhook.id}
            onCommand={(command) => onCommand(command, webhook)}
          />
        ))}
      </ul>
    </Panel>
  );
}

type Opened = { what: 'form' | 'renewal'; webhook?: Webhook };

/** Where programs elsewhere are told of changes: registered, tried, switched off, with what they were told. */
export function WebhooksPage() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [address, setAddress] = useSearchParams();
  const { data, error, loading, refetch } = useQuery(AdminWebhooksDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const client = useApolloClient();
  const notify = useNotify();
  const { busyId, run } = useChanges(refetch);
  const [opened, setOpened] = useState<Opened>();
  const [made, setMade] = useState<WebhookWithSecret>();
  const webhooks = data?.webhooks.items;
  const viewed = webhooks?.find(({ id }) => id === address.get('view'));
  const view = (id?: string) => setAddress(id ? { view: id } : {}, { replace: true });

  const remove = (webhook: Webhook) =>
    confirm(
      {
        type: 'error',
        title: { key: 'webhooks.removeTitle', values: { name: webhook.name } },
        text: { key: 'webhooks.removeText' },
        okText: { key: 'webhooks.commands.remove' },
      },
      () => run(webhook.id, (client) => eraseWebhook(client, webhook.id), 'webhooks.removed'),
    );
  const commands: Record<WebhookCommand, (webhook: Webhook) => unknown> = {
    deliveries: ({ id }) => view(id),
    test: ({ id }) => run(id, (client) => testWebhook(client, id), 'webhooks.tested'),
    edit: (webhook) => setOpened({ what: 'form', webhook }),
    renew: (webhook) => setOpened({ what: 'renewal', webhook }),
    toggle: (webhook) =>
      run(webhook.id, (client) => toggleWebhook(client, webhook), 'webhooks.saved'),
    remove,
  };
  /** What it throws is shown where the password is typed. */
  const renew = async (variables: RenewWebhookSecretMutationVariables) => {
    setMade(await renewSecret(client, variables));
    setOpened(undefined);
    notify('success', t('webhooks.renewed'));
    void refetch();
  };
  return (
    <div className={styles.page}>
      <PageTitle title={t('webhooks.title')}>
        <NewButton onClick={() => setOpened({ what: 'form' })} />
      </PageTitle>
      <WebhookSwitch />
      <Receivers
        webhooks={webhooks}
        error={error}
        loading={loading}
        busyId={busyId}
        onReload={() => void refetch()}
        onCommand={(command, webhook) => void commands[command](webhook)}
      />
      {opened?.what === 'form' && (
        <WebhookForm
          webhook={opened.webhook}
          onClose={() => setOpened(undefined)}
          onSaved={(created) => {
            setOpened(undefined);
            setMade(created);
            void refetch();
          }}
        />
      )}
      {opened?.what === 'renewal' && opened.webhook && (
        <Renewal
          webhook={opened.webhook}
          onClose={() => setOpened(undefined)}
          onRenew={(endsOldNow, proof) => renew({ id: opened.webhook!.id, endsOldNow, ...proof })}
        />
      )}
      {made && <NewSecret made={made} onClose={() => setMade(undefined)} />}
      {viewed && <DeliveriesDrawer webhook={viewed} onClose={() => view()} />}
    </div>
  );
}
