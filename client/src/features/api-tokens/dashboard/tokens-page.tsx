import { PlusOutlined } from '@ant-design/icons';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../../components/bdi';
import { StatusBadge, type StatusTone } from '../../../components/status-badge';
import { byId, mutationOf } from '../../../dashboard/engine/operations';
import { DateText, useNow } from '../../../dashboard/ui/date-text';
import { EmptyState } from '../../../dashboard/ui/empty-state';
import { LoadError } from '../../../dashboard/ui/load-error';
import { messageText } from '../../../dashboard/ui/message';
import { OneTimeSecret } from '../../../dashboard/ui/one-time-secret';
import { Fact, Facts, PageTitle, Panel } from '../../../dashboard/ui/page-parts';
import { useConfirm } from '../../../dashboard/ui/use-confirm';
import { useNotify } from '../../../dashboard/ui/use-notify';
import {
  AdminApiTokensDocument,
  type AdminApiTokensQuery,
  RevokeApiTokenDocument,
} from '../../../graphql/generated/graphql';
import { useErrorText } from '../../../lib/api/use-error-text';
import { useLocale } from '../../../lib/i18n/i18n';
import { useScopeWord } from './scope-words';
import { type CreatedToken, TokenForm } from './token-form';
import styles from './api-tokens.module.css';

type Token = AdminApiTokensQuery['apiTokens'][number];

const revokeToken = mutationOf(RevokeApiTokenDocument, byId, (data) => data.revokeApiToken);

/** The token itself, which is shown this once. */
function NewToken({ created, onClose }: { created: CreatedToken; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <OneTimeSecret
      title={messageText(t, { key: 'apiTokens.created', values: { name: created.apiToken.name } })}
      warning={t('apiTokens.copyNow')}
      secret={created.token}
      done={t('apiTokens.copied')}
      onClose={onClose}
    >
      {t('apiTokens.usage')} <Ltr>Authorization: Bearer …</Ltr>
    </OneTimeSecret>
  );
}

type State = 'valid' | 'expired' | 'revoked';
const TONES: Record<State, StatusTone> = { valid: 'good', expired: 'off', revoked: 'bad' };

function stateOf({ revokedAt, expiresAt }: Token, now: Date): State {
  if (revokedAt) return 'revoked';
  return new Date(expiresAt) > now ? 'valid' : 'expired';
}

function Scopes({ token }: { token: Token }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const word = useScopeWord();
  return (
    <ul className={styles.scopes}>
      {token.scopes.map(({ kind, actions }) => (
        <li key={kind}>
          <b>{t('common.label', { label: word(kind) })}</b>{' '}
          {actions
            .map((action) => t(`apiTokens.actions.${action}`).toLocaleLowerCase(locale))
            .join(t('apiTokens.comma'))}
        </li>
      ))}
      {token.personal && (
        <li>
          <StatusBadge tone="waiting">{t('apiTokens.personal')}</StatusBadge>
        </li>
      )}
    </ul>
  );
}

function TokenCard({ token, onRevoke }: { token: Token; onRevoke(): void }) {
  const { t } = useTranslation();
  const state = stateOf(token, useNow());
  const languages = token.languages?.map((locale) => t(`dashboard.languages.${locale}`));
  const comma = t('apiTokens.comma');
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          <Bdi>{token.name}</Bdi>
        </h3>
        <StatusBadge tone={TONES[state]}>{t(`apiTokens.states.${state}`)}</StatusBadge>
        <Ltr>{`${token.prefix}…`}</Ltr>
        {state === 'valid' && (
          <Button danger size="small" onClick={onRevoke}>
            {t('apiTokens.revoke')}
          </Button>
        )}
      </div>
      <Facts>
        <Fact label={t('apiTokens.account')}>
          <Bdi>{token.userName}</Bdi>
        </Fact>
        <Fact label={t('apiTokens.lastUsed')}>
          {token.lastUsedAt ? <DateText value={token.lastUsedAt} time /> : t('apiTokens.never')}
        </Fact>
        <Fact label={t(token.revokedAt ? 'apiTokens.endedOn' : 'apiTokens.expires')}>
          <DateText value={token.revokedAt ?? token.expiresAt} time />
        </Fact>
        <Fact label={t('apiTokens.madeBy')}>
          <Bdi>{token.createdByName ?? '—'}</Bdi> · <DateText value={token.createdAt} />
        </Fact>
        {languages && <Fact label={t('apiTokens.languages')}>{languages.join(comma)}</Fact>}
        {token.addresses.length > 0 && (
          <Fact label={t('apiTokens.addresses')}>
            <Ltr>{token.addresses.join(', ')}</Ltr>
          </Fact>
        )}
        <Fact label={t('apiTokens.calls')}>{token.callsPerMinute}</Fact>
      </Facts>
      <Scopes token={token} />
    </li>
  );
}

/** What programs sign in with: made, shown once, listed, revoked. */
export function TokensPage() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const { data, error, loading, refetch } = useQuery(AdminApiTokensDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [isMaking, setIsMaking] = useState(false);
  const [created, setCreated] = useState<CreatedToken>();

  const revoke = ({ id, name }: Token) =>
    confirm(
      {
        type: 'error',
        title: { key: 'apiTokens.revokeTitle', values: { name } },
        text: { key: 'apiTokens.revokeText' },
        okText: { key: 'apiTokens.revoke' },
      },
      async () => {
        try {
          await revokeToken(client, id);
          notify('success', t('apiTokens.revoked'));
        } catch (failure) {
          notify('error', errorText(failure, t('apiTokens.failed')));
        }
      },
    );
  const done = (made: CreatedToken) => {
    setIsMaking(false);
    setCreated(made);
    void refetch();
  };
  const button = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setIsMaking(true)}
    >
      {t('apiTokens.create')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageTitle title={t('apiTokens.title')}>{button}</PageTitle>
      <Panel title={t('apiTokens.list')}>
        <p className={styles.intro}>{t('apiTokens.intro')}</p>
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {loading && !data && <Skeleton active paragraph={{ rows: 6 }} title={false} />}
        {data?.apiTokens.length === 0 && (
          <EmptyState filtered={false} hint={t('apiTokens.empty')} />
        )}
        <ul className={styles.list}>
          {data?.apiTokens.map((token) => (
            <TokenCard key={token.id} token={token} onRevoke={() => revoke(token)} />
          ))}
        </ul>
      </Panel>
      {isMaking && <TokenForm onClose={() => setIsMaking(false)} onCreated={done} />}
      {created && <NewToken created={created} onClose={() => setCreated(undefined)} />}
    </div>
  );
}
