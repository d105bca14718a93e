import styles from './chips.module.css';

export interface ChipsProps<Value extends string> {
  /** Accessible name. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of filters with a single selection. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
