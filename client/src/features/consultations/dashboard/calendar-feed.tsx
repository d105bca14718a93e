import { CopyOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../dashboard/ui/use-confirm';
import { useCopy } from '../../../dashboard/ui/use-copy';
import { useNotify } from '../../../dashboard/ui/use-notify';
import {
  CreateConsultantFeedDocument,
  RevokeConsultantFeedDocument,
  type ScheduleFactsFragment,
} from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { useErrorText } from '../../../lib/api/use-error-text';
import styles from './schedule.module.css';

interface CalendarFeedProps {
  schedule: ScheduleFactsFragment;
  onChange(): void;
}

/** The new address, shown this once. */
function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation();
  const copy = useCopy();
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t('admin.consultants.feed.once')}
      description={
        <div className={styles.address}>
          <Input
            readOnly
            dir="ltr"
            aria-label={t('admin.consultants.feed.address')}
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => copy(address)}>
            {t('dashboard.copy.action')}
          </Button>
        </div>
      }
    />
  );
}

function FeedState({ schedule: { feedSince, feedReadAt } }: Pick<CalendarFeedProps, 'schedule'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!feedSince) return <p>{t('admin.consultants.feed.none')}</p>;
  const since = t('admin.consultants.feed.since', { date: formatDateTime(feedSince, locale) });
  const read = feedReadAt
    ? t('admin.consultants.feed.read', { date: formatDateTime(feedReadAt, locale) })
    : t('admin.consultants.feed.neverRead');
  return <p>{`${since} ${read}`}</p>;
}

/** The private address at which a calendar program reads the appointments: made, renewed, ended. */
export function CalendarFeed({ schedule, onChange }: CalendarFeedProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const [address, setAddress] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { id, feedSince } = schedule;
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      onChange();
    } catch (error) {
      notify('error', errorText(error, t('admin.consultants.feed.failed')));
    } finally {
      setBusy(false);
    }
  };
  const create = () =>
    run(async () => {
      const mutation = CreateConsultantFeedDocument;
      const { data } = await client.mutate({ mutation, variables: { id } });
      setAddress(data?.createConsultantFeed.url);
    });
  const remove = () =>
    run(async () => {
      await client.mutate({ mutation: RevokeConsultantFeedDocument, variables: { id } });
      setAddress(undefined);
      notify('success', t('admin.consultants.feed.removed'));
    });
  const ask = (word: 'renew' | 'remove', then: () => Promise<void>) =>
    confirm(
      {
        type: 'warning',
        title: { key: `admin.consultants.feed.${word}` },
        text: { key: 'admin.consultants.feed.renewText' },
        okText: { key: `admin.consultants.feed.${word}` },
      },
      () => void then(),
    );
  return (
    <section>
      <h2 className={styles.heading}>{t('admin.consultants.feed.title')}</h2>
      <p className={styles.help}>{t('admin.consultants.feed.text')}</p>
      {address ? <NewAddress address={address} /> : <FeedState schedule={schedule} />}
      <div className={styles.buttons}>
        {feedSince ? (
          <>
            <Button loading={busy} onClick={() => ask('renew', create)}>
              {t('admin.consultants.feed.renew')}
            </Button>
            <Button danger disabled={busy} onClick={() => ask('remove', remove)}>
              {t('admin.consultants.feed.remove')}
            </Button>
          </>
        ) : (
          <Button loading={busy} onClick={() => void create()}>
            {t('admin.consultants.feed.create')}
          </Button>
        )}
      </div>
    </section>
  );
}
