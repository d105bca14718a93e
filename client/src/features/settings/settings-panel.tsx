import { HistoryOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Button, Skeleton } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingGroup } from '@contract/settings';
import { RecordHistory } from '../../dashboard/audit/record-history';
import type { FormTarget } from '../../dashboard/engine/form-definition';
import { ResourceFormBody } from '../../dashboard/engine/resource-form-body';
import type { SubmitIntent } from '../../dashboard/engine/submit-intent';
import { useFormLoad } from '../../dashboard/engine/use-form-load';
import { useUnloadWarning } from '../../dashboard/engine/use-unload-warning';
import { LoadError } from '../../dashboard/ui/load-error';
import { useNotify } from '../../dashboard/ui/use-notify';
import { refetchAll } from '../../lib/freshness-link';
import { MailTest } from './mail-test';
import { SETTINGS_FORMS } from './settings-form';
import { SmsTest } from './sms-test';
import styles from './settings-panel.module.css';

const nothing = () => undefined;

interface FooterProps {
  formId: string;
  busy: boolean;
  dirty: boolean;
  onHistory(): void;
}

function Footer({ formId, busy, dirty, onHistory }: FooterProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.footer}>
      <Button icon={<HistoryOutlined aria-hidden="true" />} onClick={onHistory}>
        {t('dashboard.actions.history')}
      </Button>
      <span className={styles.state} role="status">
        {dirty && t('admin.settings.unsaved')}
      </span>
      {dirty && (
        <Button htmlType="reset" form={formId} disabled={busy}>
          {t('admin.settings.discard')}
        </Button>
      )}
      <Button type="primary" htmlType="submit" form={formId} loading={busy} disabled={!dirty}>
        {t('dashboard.form.submit.edit')}
      </Button>
    </div>
  );
}

/** The form of one group of settings. */
export function SettingsPanel({ group }: { group: SettingGroup }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const client = useApolloClient();
  const form = SETTINGS_FORMS[group];
  const target = useMemo<FormTarget<SettingGroup>>(() => ({ mode: 'edit', id: group }), [group]);
  const { load, reload } = useFormLoad(form, target);
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const intent = useRef<SubmitIntent>('publish');
  const formId = `settings-${group}`;
  useUnloadWarning(dirty);
  const startAnew = () => {
    setDirty(false);
    reload();
  };

  if (load.state === 'loading') return <Skeleton active paragraph={{ rows: 8 }} />;
  if (load.state === 'failed') return <LoadError error={load.error} onRetry={reload} />;
  return (
    <div className={styles.panel}>
      <ResourceFormBody
        key={load.loadCount}
        name="settings"
        formId={formId}
        form={form}
        target={target}
        load={load}
        intent={intent}
        onDirty={() => setDirty(true)}
        onHiddenChange={nothing}
        onBusyChange={setBusy}
        onReload={startAnew}
        onSaved={() => {
          notify('success', t('admin.settings.saved'));
          startAnew();
          // the other tabs depend on what can be sent
          return refetchAll(client).catch(() => undefined);
        }}
      />
      {group === 'integrations' && <MailTest disabled={dirty || busy} />}
      {group === 'integrations' && <SmsTest disabled={dirty || busy} />}
      <Footer formId={formId} busy={busy} dirty={dirty} onHistory={() => setShowsHistory(true)} />
      {showsHistory && (
        <RecordHistory
          entity="settings"
          id={group}
          name={t(`admin.settings.groups.${group}`)}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </div>
  );
}
