import { Select } from 'antd';
import type { ControlProps, Field } from '../field-types';
import { SEARCH_OPTIONS } from '../../ui/input-props';
import { customField } from './fields';

/** A row, or a value, that can be chosen. */
interface ReferenceOption<Value extends string> {
  value: Value;
  label: string;
}

type UseOptions<Value extends string> = () => ReferenceOption<Value>[];

interface ReferenceSelectProps<Value extends string> extends ControlProps<Value | null> {
  useOptions: UseOptions<Value>;
}

function ReferenceSelect<Value extends string>(props: ReferenceSelectProps<Value>) {
  const { useOptions, value, onChange, ...rest } = props;
  return (
    <Select<Value, ReferenceOption<Value>>
      {...rest}
      allowClear
      style={{ width: '100%' }}
      value={value ?? undefined}
      showSearch={SEARCH_OPTIONS}
      options={useOptions()}
      onChange={(chosen: Value | undefined) => onChange?.(chosen ?? null)}
    />
  );
}

interface ChoicesSelectProps<Value extends string> extends ControlProps<Value[]> {
  useOptions: UseOptions<Value>;
}

function ChoicesSelect<Value extends string>(props: ChoicesSelectProps<Value>) {
  const { useOptions, value = [], onChange, ...rest } = props;
  return (
    <Select<Value[], ReferenceOption<Value>>
      {...rest}
      mode="multiple"
      allowClear
      style={{ width: '100%' }}
      value={value}
      showSearch={SEARCH_OPTIONS}
      options={useOptions()}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}

interface ChoicesOptions {
  label: string;
  help?: string;
}

/** Several of a closed set, chosen by their names. */
export function choicesField<Value extends string>(
  options: ChoicesOptions,
  useOptions: UseOptions<Value>,
): Field<Value[]> {
  return customField<Value[]>(
    { ...options, optional: true },
    {
      initial: [],
      wide: true,
      control: () => <ChoicesSelect useOptions={useOptions} />,
      rules: () => [],
    },
  );
}

/** Something that a row belongs to or leads to, chosen by its name, or nothing. `useOptions` reads the choices. */
export function referenceField<Value extends string>(
  label: string,
  useOptions: UseOptions<Value>,
): Field<Value | null> {
  return customField<Value | null>(
    { label, optional: true },
    {
      initial: null,
      wide: false,
      control: () => <ReferenceSelect useOptions={useOptions} />,
      rules: () => [],
    },
  );
}
