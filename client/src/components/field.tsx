import {
  createContext,
  useContext,
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';
import { Icon } from './icon';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** Hint under the label, such as an example. */
  help?: ReactNode;
  /** Error message under the control. */
  error?: string | undefined;
  /** Shows "optional" beside the label. Required fields are not marked: screen readers are told. */
  optional?: boolean;
  /** False where nothing has to be given and nothing is said of it, as in a search. */
  required?: boolean;
  /** One control: TextInput, TextArea, Select or PasswordInput. */
  children: ReactNode;
  className?: string;
}

/**
 * Label, help, control and error, connected for screen readers.
 *
 * @example <Field label={t('auth.email')} error={errors.email}><TextInput type="email" {...register('email')} /></Field>
 */
export function Field(props: FieldProps) {
  const { label, help, error, optional, required = !optional, children, className = '' } = props;
  const { t } = useTranslation();
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldContext value={{ id, describedBy: describedBy || undefined, invalid: !!error, required }}>
      <div className={`${styles.field} ${className}`}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
          {optional && <span className={styles.optional}> ({t('common.optional')})</span>}
        </label>
        {help && (
          <p className={styles.help} id={`${id}-help`}>
            {help}
          </p>
        )}
        {children}
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </FieldContext>
  );
}

/** An error message, announced when it appears. */
export function FieldError({ id, message }: { id?: string; message: string | undefined }) {
  return (
    <div aria-live="polite">
      {message && (
        <p className={styles.error} id={id}>
          <Icon name="alert" size={17} />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}

/** The id of the label, for a button beside the control. */
export function useFieldLabelId(): string | undefined {
  const field = useContext(FieldContext);
  return field ? `${field.id}-label` : undefined;
}

/** Attributes of a control from its field; empty outside a field. */
function useFieldWiring() {
  const field = useContext(FieldContext);
  return field
    ? {
        id: field.id,
        'aria-describedby': field.describedBy,
        'aria-invalid': field.invalid || undefined,
        'aria-required': field.required || undefined,
      }
    : {};
}

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

const LTR_TYPES = ['email', 'tel', 'url', 'password', 'date'];

/** One line of text. E-mails, phones and URLs are left-to-right, also in Arabic. */
export function TextInput({ className = '', ...rest }: TextInputProps) {
  const ltr = LTR_TYPES.includes(rest.type ?? '');
  return (
    <input
      dir={ltr ? 'ltr' : undefined}
      {...useFieldWiring()}
      {...rest}
      className={`${styles.control} ${ltr ? styles.ltr : ''} ${className}`}
    />
  );
}

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ className = '', rows = 5, ...rest }: TextAreaProps) {
  return (
    <textarea
      dir="auto"
      {...useFieldWiring()}
      {...rest}
      rows={rows}
      className={`${styles.control} ${styles.area} ${className}`}
    />
  );
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

export function Select({ className = '', children, ...rest }: SelectProps) {
  return (
    <span className={styles.selectBox}>
      <select
        {...useFieldWiring()}
        {...rest}
        className={`${styles.control} ${styles.select} ${className}`}
      >
        {children}
      </select>
      <Icon name="chevronDown" size={16} className={styles.selectIcon} />
    </span>
  );
}
