import {
  DeleteOutlined,
  EditOutlined,
  KeyOutlined,
  SendOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../../components/bdi';
import { StatusBadge, type StatusTone } from '../../../components/status-badge';
import { DateText } from '../../../dashboard/ui/date-text';
import { Fact, Facts } from '../../../dashboard/ui/page-parts';
import type { WebhookRowFragment } from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';
import { kindWord } from './webhook-words';
import styles from './receivers.module.css';

export type WebhookCommand = 'deliveries' | 'test' | 'edit' | 'renew' | 'remove' | 'toggle';

const COMMANDS = [
  ['deliveries', <UnorderedListOutlined key="icon" aria-hidden="true" />],
  ['test', <SendOutlined key="icon" aria-hidden="true" />],
  ['edit', <EditOutlined key="icon" aria-hidden="true" />],
  ['renew', <KeyOutlined key="icon" aria-hidden="true" />],
  ['remove', <DeleteOutlined key="icon" aria-hidden="true" />],
] as const;

type State = 'on' | 'failing' | 'off' | 'failures' | 'token';
const TONES: Record<State, StatusTone> = {
  on: 'good',
  failing: 'waiting',
  off: 'off',
  failures: 'bad',
  token: 'bad',
};

function stateOf({ isActive, switchedOffReason, failingSince }: WebhookRowFragment): State {
  if (!isActive) return switchedOffReason ?? 'off';
  return failingSince ? 'failing' : 'on';
}

function Events({ webhook }: { webhook: WebhookRowFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ul className={styles.events}>
      {webhook.events.map(({ kind, actions }) => (
        <li key={kind}>
          <b>{t('common.label', { label: kindWord(t, kind) })}</b>{' '}
          {actions
            .map((action) => t(`webhooks.actions.${action}`).toLocaleLowerCase(locale))
            .join(t('webhooks.comma'))}
        </li>
      ))}
    </ul>
  );
}

interface WebhookCardProps {
  webhook: WebhookRowFragment;
  /** Whether something of it is being done. */
  busy: boolean;
  onCommand(command: WebhookCommand): void;
}

/** One webhook, with what can be done about it. */
export function WebhookCard({ webhook, busy, onCommand }: WebhookCardProps) {
  const { t } = useTranslation();
  const { name, url, isActive, failingSince, bothSecretsUntil } = webhook;
  const state = stateOf(webhook);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          <Bdi>{name}</Bdi>
        </h3>
        <StatusBadge tone={TONES[state]}>{t(`webhooks.states.${state}`)}</StatusBadge>
        {webhook.personal && <StatusBadge tone="waiting">{t('webhooks.personal')}</StatusBadge>}
        <Switch
          checked={isActive}
          loading={busy}
          aria-label={t('webhooks.activeLabel', { name })}
          onChange={() => onCommand('toggle')}
        />
      </div>
      <p className={styles.address}>
        <Ltr>{url}</Ltr>
      </p>
      <Facts>
        <Fact label={t('webhooks.madeBy')}>
          <Bdi>{webhook.createdByName ?? '—'}</Bdi> · <DateText value={webhook.createdAt} />
        </Fact>
        {webhook.tokenName && (
          <Fact label={t('webhooks.token')}>
            <Bdi>{webhook.tokenName}</Bdi>
          </Fact>
        )}
        {failingSince && (
          <Fact label={t('webhooks.failingSince')}>
            <DateText value={failingSince} time />
          </Fact>
        )}
        {bothSecretsUntil && (
          <Fact label={t('webhooks.bothSecretsUntil')}>
            <DateText value={bothSecretsUntil} time />
          </Fact>
        )}
      </Facts>
      <Events webhook={webhook} />
      <div className={styles.commands}>
        {COMMANDS.map(([command, icon]) => (
          <Button
            key={command}
            size="small"
            icon={icon}
            danger={command === 'remove'}
            disabled={busy}
            onClick={() => onCommand(command)}
          >
            {t(`webhooks.commands.${command}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
