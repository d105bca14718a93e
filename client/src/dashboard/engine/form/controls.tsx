import { ConfigProvider, Input, type InputProps, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, type Locale } from '@contract/locales';
import { formatNumber } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { readNumber } from '../../../lib/forms/read-number';
import type { ControlProps } from '../field-types';
import styles from './controls.module.css';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface LinesControlProps extends ControlProps<string[]> {
  locale?: Locale;
}

/** A list as lines of text. The text is kept apart from the value, so that empty lines can be typed. */
export function LinesControl({ locale, value = [], onChange, ...rest }: LinesControlProps) {
  const [text, setText] = useState(value.join('\n'));
  return (
    <Input.TextArea
      {...rest}
      data-lines=""
      {...(locale && { dir: directionOf(locale), lang: locale })}
      autoSize={{ minRows: 3, maxRows: 12 }}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange?.(linesOf(event.target.value));
      }}
    />
  );
}

interface TextControlProps extends ControlProps<string> {
  /** Language of the text; sets the direction too. */
  locale?: Locale;
  /** For URLs, numbers and codes, which are always left-to-right. */
  ltr?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  maxLength?: number;
}

/**
 * Attributes for language and direction. The style is needed too, because on a right-to-left page antd
 * sets the direction of every input by a class.
 */
function directionProps({ locale, ltr }: Pick<TextControlProps, 'locale' | 'ltr'>) {
  if (ltr) return { dir: 'ltr', style: { direction: 'ltr' } } as const;
  if (!locale) return { style: { unicodeBidi: 'plaintext' } } as const;
  const direction = directionOf(locale);
  return { dir: direction, lang: locale, style: { direction } };
}

export function TextControl({ locale, ltr, onChange, type, ...rest }: TextControlProps) {
  const { style, ...language } = directionProps({ locale, ltr });
  return (
    <Input
      {...rest}
      {...language}
      styles={{ input: style }}
      type={type ?? 'text'}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

export function PasswordControl({ onChange, ...rest }: ControlProps<string>) {
  return (
    <Input.Password
      {...rest}
      dir="ltr"
      styles={{ input: { direction: 'ltr' } }}
      autoComplete="new-password"
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

interface AreaControlProps extends ControlProps<string> {
  locale?: Locale;
  rows?: number;
}

export function AreaControl({ locale, rows = 3, onChange, ...rest }: AreaControlProps) {
  const { style, ...language } = directionProps({ locale });
  return (
    <Input.TextArea
      {...rest}
      {...language}
      styles={{ textarea: style }}
      autoSize={{ minRows: rows, maxRows: rows * 4 }}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

/** Value of a number input: null when it is empty, the text when it is no number. */
export type TypedNumber = number | string | null;

interface NumberControlProps
  extends
    ControlProps<TypedNumber>,
    Pick<
      InputProps,
      'size' | 'style' | 'disabled' | 'readOnly' | 'status' | 'onBlur' | 'onPressEnter'
    > {
  decimals?: number;
  'aria-label'?: string;
}

/**
 * A number in Arabic, French or English notation. The text stays as typed, and an invalid one gets an
 * error; antd's InputNumber would replace it by another number.
 */
export function NumberControl({ value, onChange, decimals = 0, ...rest }: NumberControlProps) {
  const [typed, setTyped] = useState('');
  const read = (text: string) => readNumber(text, decimals) ?? text.trim();
  const current = value ?? '';
  // with the decimal sign that lists show
  const sign = formatNumber(0.5, useLocale()).charAt(1);
  const shown = typeof current === 'number' ? String(current).replace('.', sign) : current;
  return (
    <Input
      {...rest}
      dir="ltr"
      styles={{ input: { direction: 'ltr' } }}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={read(typed) === current ? typed : shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(read(target.value) === '' ? null : read(target.value));
      }}
    />
  );
}

interface ChoiceControlProps<Value extends string> extends ControlProps<Value> {
  options: readonly { value: Value; label: string }[];
}

export function ChoiceControl<Value extends string>({
  options,
  onChange,
  ...rest
}: ChoiceControlProps<Value>) {
  const { t } = useTranslation();
  return (
    <Select<Value>
      {...rest}
      options={options.map(({ value, label }) => ({ value, label: t(label) }))}
      onChange={(value) => onChange?.(value)}
    />
  );
}

/** A switch with a text that says what its position means. */
export function SwitchControl({
  value,
  onChange,
  id,
  yes,
  no,
  disabled,
}: ControlProps<boolean> & { yes: string; no: string; disabled?: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={styles.withLabel}>
      <Switch
        id={id}
        checked={value}
        disabled={disabled}
        onChange={(checked) => onChange?.(checked)}
      />
      <span aria-hidden="true">{t(value ? yes : no)}</span>
    </span>
  );
}

interface ListControlProps extends ControlProps<string[]> {
  locale?: Locale;
}

/** A list of short texts, each entered with Enter or a comma. */
export function ListControl({ locale, onChange, value, id }: ListControlProps) {
  const { t } = useTranslation();
  const pageLocale = useLocale();
  const direction = directionOf(locale ?? pageLocale);
  return (
    <ConfigProvider direction={direction}>
      <div {...(locale && { lang: locale })}>
        <Select<string[]>
          id={id}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '،', ';', '؛', '\n']}
          placeholder={t('dashboard.form.listHint')}
          value={value ?? []}
          onChange={(items) => {
            const trimmed = items.map((item) => item.trim()).filter(Boolean);
            onChange?.([...new Set(trimmed)]);
          }}
        />
      </div>
    </ConfigProvider>
  );
}
