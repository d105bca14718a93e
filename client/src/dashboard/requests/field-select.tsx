import type { ApolloClient } from '@apollo/client';
import { Select } from 'antd';
import styles from './field-select.module.css';
import { useFieldSave } from './use-field-save';

interface FieldSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  save(client: ApolloClient, value: Value): Promise<unknown>;
}

/** One field of the open request that is saved as soon as another value is chosen. */
export function FieldSelect<Value extends string>(props: FieldSelectProps<Value>) {
  const { label, value, options, save } = props;
  const { run, busy, inTrash, mayChange } = useFieldSave(save);
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
