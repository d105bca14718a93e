import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/use-error-text';
import { useResource } from '../engine/resource-context';
import { useNotify } from '../ui/use-notify';

interface FieldSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  save(client: ApolloClient, value: Value): Promise<unknown>;
}

/** One field of the open request that is saved as soon as another value is chosen. */
export function FieldSelect<Value extends string>(props: FieldSelectProps<Value>) {
  const { label, value, options, save } = props;
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh, inTrash } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const choose = async (chosen: Value) => {
    setBusy(true);
    try {
      await save(client, chosen);
      notify('success', t('dashboard.toast.fieldSaved'));
    } catch (error) {
      notify('error', errorText(error, t('dashboard.errors.field')));
    } finally {
      setBusy(false);
      await refresh().catch(() => undefined);
    }
  };
  return (
    <Select<Value>
      aria-label={label}
      value={value}
      options={[...options]}
      loading={busy}
      disabled={busy || inTrash}
      popupMatchSelectWidth={false}
      style={{ minInlineSize: 160 }}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}
