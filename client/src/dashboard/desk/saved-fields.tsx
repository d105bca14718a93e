import type { ApolloClient } from '@apollo/client';
import { Button, Form, Input, Select, Space } from 'antd';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestPermission } from '@contract/permissions';
import styles from './saved-fields.module.css';
import { useAuth } from '../../lib/auth';
import { useErrorText } from '../../lib/api/use-error-text';
import { useResource } from '../engine/resource-context';
import { useMay } from '../ui/use-may';
import { useNotify } from '../ui/use-notify';
import { Bdi } from '../../components/bdi';
import { charactersUpTo } from '../ui/input-props';
import { assigneesQuery } from './assignees';
import type { DeskKind } from './desk-kind';

/** antd takes no null for the value of an option. */
const NOBODY = '';

interface AssigneeSelectProps {
  request: {
    id: string;
    version: number;
    assigneeId: string | null;
    assigneeName: string | null;
  };
  kind: Pick<DeskKind<never>, 'assign' | 'type'>;
}

/** For who may not choose: the open request that nobody deals with is taken. */
function TakeButton({ request: { id, version }, kind }: AssigneeSelectProps) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const { run, busy, inTrash } = useFieldSave((client, assigneeId: string) =>
    kind.assign(client, { id, assigneeId, version }),
  );
  return (
    <Button size="small" loading={busy} disabled={inTrash} onClick={() => void run(user?.id ?? '')}>
      {t('dashboard.assignee.take')}
    </Button>
  );
}

/** Who deals with the open request. */
function AssigneeSelect(props: AssigneeSelectProps) {
  const may = useMay();
  const { type } = props.kind;
  const takes = !may(requestPermission(type, 'manage')) && may(requestPermission(type, 'answer'));
  return takes && props.request.assigneeId === null ? (
    <TakeButton {...props} />
  ) : (
    <AssigneeChoice {...props} />
  );
}

/** Who deals with the open request, at its top. */
export function AssigneeLine(props: AssigneeSelectProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.assignee}>
      <span aria-hidden="true">{t('dashboard.assignee.label')}</span>
      <AssigneeSelect {...props} />
    </div>
  );
}

function AssigneeChoice({ request, kind }: AssigneeSelectProps) {
  const { t } = useTranslation();
  const { data: known = [] } = assigneesQuery.useData({});
  const { id, version, assigneeId, assigneeName } = request;
  // somebody who is no longer in the office is still shown
  const gone = assigneeId && !known.some((person) => person.id === assigneeId);
  const people = gone
    ? [{ id: assigneeId, fullName: assigneeName ?? assigneeId }, ...known]
    : known;
  return (
    <FieldSelect
      label={t('dashboard.assignee.label')}
      value={assigneeId ?? NOBODY}
      options={[
        { value: NOBODY, label: t('dashboard.assignee.nobody') },
        ...people.map((person) => ({ value: person.id, label: person.fullName })),
      ]}
      save={(client, chosen) => kind.assign(client, { id, assigneeId: chosen || null, version })}
      saved={(chosen) => {
        const name = people.find((person) => person.id === chosen)?.fullName;
        return name ? t('dashboard.toast.assigned', { name }) : t('dashboard.toast.unassigned');
      }}
    />
  );
}

interface FieldTextProps {
  label: string;
  /** Null when it is empty. */
  value: string | null;
  max: number;
  save(client: ApolloClient, value: string | null): Promise<unknown>;
}

/** One text of the open request that can be corrected by itself. */
export function FieldText({ label, value, max, save }: FieldTextProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ text: string }>();
  const { run, busy, inTrash, mayChange } = useFieldSave(save);
  const watched = Form.useWatch('text', form) as string | undefined;
  const typed = (watched ?? value ?? '').trim() || null;
  if (!mayChange) return <Bdi>{value ?? t('dashboard.notSpecified')}</Bdi>;
  return (
    <Form
      key={value ?? ''}
      form={form}
      initialValues={{ text: value ?? '' }}
      disabled={busy || inTrash}
      onFinish={() => void run(typed)}
    >
      <Space.Compact block>
        <Form.Item name="text" noStyle>
          <Input
            aria-label={label}
            count={charactersUpTo(max)}
            styles={{ input: { unicodeBidi: 'plaintext' } }}
          />
        </Form.Item>
        {typed !== value && (
          <Button htmlType="submit" loading={busy}>
            {t('dashboard.form.submit.edit')}
          </Button>
        )}
      </Space.Compact>
    </Form>
  );
}

/** Saves one field of the open request by itself. */
export function useFieldSave<Value>(
  save: (client: ApolloClient, value: Value) => Promise<unknown>,
  /** What is said then. */
  saved?: (value: Value) => string,
) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh, inTrash, rights } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const run = async (value: Value) => {
    setBusy(true);
    try {
      await save(client, value);
      notify('success', saved?.(value) ?? t('dashboard.toast.fieldSaved'));
    } catch (error) {
      notify('error', errorText(error, t('dashboard.errors.field')));
    } finally {
      setBusy(false);
      await refresh().catch(() => undefined);
    }
  };
  return { run, busy, inTrash, mayChange: rights.mayChange };
}

interface FieldSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  save(client: ApolloClient, value: Value): Promise<unknown>;
  saved?: (value: Value) => string;
}

/** One field of the open request that is saved as soon as another value is chosen. */
export function FieldSelect<Value extends string>(props: FieldSelectProps<Value>) {
  const { label, value, options, save, saved } = props;
  const { run, busy, inTrash, mayChange } = useFieldSave(save, saved);
  if (!mayChange)
    return <span dir="auto">{options.find((option) => option.value === value)?.label}</span>;
  return (
    <Select<Value>
      aria-label={label}
      value={value}
      options={[...options]}
      loading={busy}
      disabled={busy || inTrash}
      popupMatchSelectWidth={false}
      className={styles.select}
      labelRender={({ label: text }) => (
        <span dir="auto" className={styles.value}>
          {text}
        </span>
      )}
      onChange={(chosen) => void run(chosen)}
    />
  );
}
