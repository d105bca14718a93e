import { HistoryOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Button, Skeleton } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { definitionsOf, SETTING_GROUPS, type SettingGroup } from '@contract/settings';
import { RecordHistory } from '../../../dashboard/audit/record-history';
import type {
  FormTarget,
  FormUpdate,
  ResourceForm,
} from '../../../dashboard/engine/form/form-definition';
import { ResourceFormBody } from '../../../dashboard/engine/form/resource-form-body';
import type { SubmitIntent } from '../../../dashboard/engine/form/form-submit';
import { useFormLoad } from '../../../dashboard/engine/form/use-form-load';
import { useUnloadWarning } from '../../../dashboard/engine/form/form-draft';
import { LoadError } from '../../../dashboard/ui/load-error';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { refetchAll } from '../../../lib/api/freshness-link';
import { MailTest, SmsTest } from './integrations';
import styles from './settings-panel.module.css';
import type { Fields } from '../../../dashboard/engine/field-types';
import { fetchOf, mutationOf } from '../../../dashboard/engine/operations';
import {
  AdminSettingsDocument,
  UpdateSettingsDocument,
  type UpdateSettingsInput,
} from '../../../graphql/generated/graphql';
import { type SecretValue, settingFields } from './setting-fields';

type Values = Record<string, unknown>;

const kindOf = (group: SettingGroup, name: string) => definitionsOf(group)[name]?.kind;

/** The server only says whether a secret is set, never the secret. */
const valuesRead = (group: SettingGroup, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== '__typename')
      .map(([name, value]) => [name, kindOf(group, name) === 'secret' ? { isSet: value } : value]),
  );

/** Secrets and pictures are left out of the input if they stay, and null if they are removed. */
function valueToSend(kind: 'secret' | 'image', value: unknown): unknown {
  if (kind === 'image') return value instanceof File ? value : value ? undefined : null;
  const { typed, isRemoved } = value as SecretValue;
  return isRemoved ? null : typed || undefined;
}

const valuesSent = (group: SettingGroup, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      const kind = kindOf(group, name);
      if (kind !== 'secret' && kind !== 'image') return [[name, value]];
      const change = valueToSend(kind, value);
      return change === undefined ? [] : [[name, change]];
    }),
  );

const readSettings = fetchOf(
  AdminSettingsDocument,
  () => ({}),
  (data) => data.settings,
);
const saveSettings = mutationOf(
  UpdateSettingsDocument,
  ({ id, values, version }: FormUpdate<SettingGroup, Values>) => ({
    input: { [id]: { ...valuesSent(id, values), version } } satisfies UpdateSettingsInput,
  }),
  (data) => data.updateSettings,
);

function settingsForm(fields: Fields): ResourceForm<SettingGroup, Values> {
  return {
    fields,
    load: async (client, group) => {
      const { version, ...values } = (await readSettings(client, undefined))[group];
      return { values: valuesRead(group, values), version, isDraft: false, staleLanguages: [] };
    },
    create: () => Promise.reject(new Error('Settings are never created')),
    update: saveSettings,
  };
}

/** The form of each group of settings. */
const SETTINGS_FORMS = Object.fromEntries(
  SETTING_GROUPS.map((group) => [group, settingsForm(settingFields(group))]),
) as Record<SettingGroup, ResourceForm<SettingGroup, Values>>;

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
