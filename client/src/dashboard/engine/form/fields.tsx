import type { FormRule } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { LIMITS } from '@contract/limits';
import { DateText } from '../../ui/date-text';
import { DayInput } from '../../ui/day-input';
import { EmailLink, LongText, PhoneLink } from '../../ui/texts';
import { Bdi, Ltr } from '../../../components/bdi';
import {
  AreaControl,
  ChoiceControl,
  LinesControl,
  ListControl,
  NumberControl,
  PasswordControl,
  SwitchControl,
  TextControl,
} from './controls';
import type { ControlContext, Field, FormMode, LocalizedField, RuleContext } from '../field-types';
import {
  emailRule,
  lengthRule,
  listRule,
  numberRule,
  phoneRule,
  requiredChoiceRule,
  requiredRule,
  webAddressRule,
} from './rules';

interface CommonOptions {
  label: string;
  help?: string;
  optional?: boolean;
  only?: FormMode;
  /** Translation key of the error for an empty value. */
  requiredMessage?: string;
}

interface Bounds {
  min?: number;
  max?: number;
}

interface FieldParts<Value> {
  initial: Value;
  wide?: boolean;
  verbatim?: boolean;
  inDraft?: boolean;
  feedback?: boolean;
  control(context: ControlContext): ReactElement;
  rules(context: RuleContext): FormRule[];
  cell?(value: Value): ReactNode;
}

function createField<Value>(options: CommonOptions, parts: FieldParts<Value>): Field<Value> {
  const { label, help, optional = false, only } = options;
  return {
    localized: false,
    label,
    help,
    only,
    optional,
    initial: parts.initial,
    wide: parts.wide ?? false,
    verbatim: parts.verbatim ?? false,
    inDraft: parts.inDraft ?? true,
    feedback: parts.feedback ?? false,
    control: parts.control,
    rules: parts.rules,
    cell: parts.cell ?? ((value) => String(value)),
  };
}

const textCell = (value: string) => <LongText>{value}</LongText>;

const textRules =
  (options: CommonOptions, limit: Bounds, extra: (context: RuleContext) => FormRule[] = () => []) =>
  (context: RuleContext): FormRule[] => [
    ...(options.optional ? [] : [requiredRule(context, options.requiredMessage)]),
    lengthRule(context, limit),
    ...extra(context),
  ];

/** One line of text. */
export function textField(
  options: CommonOptions & {
    limit?: Bounds;
    /** Rules that only this field has. */
    extraRules?: (context: RuleContext) => FormRule[];
  },
): Field<string> {
  return createField(options, {
    initial: '',
    control: ({ locale }) => <TextControl locale={locale} />,
    rules: textRules(options, options.limit ?? {}, options.extraRules),
    cell: textCell,
  });
}

/** Several lines of text. */
export function areaField(
  options: CommonOptions & {
    limit?: Bounds;
    rows?: number;
    /** Rules that only this field has. */
    extraRules?: (context: RuleContext) => FormRule[];
  },
): Field<string> {
  return createField(options, {
    initial: '',
    wide: true,
    control: ({ locale }) => <AreaControl locale={locale} rows={options.rows} />,
    rules: textRules(options, options.limit ?? {}, options.extraRules),
    cell: textCell,
  });
}

/** A day, `2026-11-01`. */
export function dayField(options: CommonOptions): Field<string> {
  return createField(options, {
    initial: '',
    control: () => <DayInput />,
    rules: textRules(options, {}),
    cell: (day) => <DateText value={day} />,
  });
}

export function emailField(options: CommonOptions & { limit?: Bounds }): Field<string> {
  return createField(options, {
    initial: '',
    control: () => <TextControl ltr type="email" autoComplete="off" />,
    rules: textRules(options, options.limit ?? {}, (context) => [emailRule(context)]),
    cell: (address) => <EmailLink address={address} />,
  });
}

export function phoneField(options: CommonOptions & { limit?: Bounds }): Field<string> {
  return createField(options, {
    initial: '',
    control: () => <TextControl ltr type="tel" autoComplete="off" />,
    rules: textRules(options, {}, (context) => [phoneRule(context)]),
    cell: (phone) => <PhoneLink phone={phone} />,
  });
}

/** The address of a page, or of a picture elsewhere, with http or https. */
export function webAddressField(
  options: CommonOptions,
  of: 'webAddress' | 'imageUrl' = 'webAddress',
): Field<string> {
  return createField(options, {
    initial: '',
    control: () => <TextControl ltr type="url" autoComplete="off" />,
    rules: textRules(options, LIMITS.url, (context) => [webAddressRule(of, context)]),
    cell: (address) => <Ltr>{address}</Ltr>,
  });
}

export function passwordField<const Only extends FormMode | undefined = undefined>(
  options: CommonOptions & { limit: Bounds; only?: Only },
): Field<string> & { only?: Only } {
  const field = createField(options, {
    initial: '',
    verbatim: true,
    inDraft: false,
    control: () => <PasswordControl />,
    // Spaces are part of a password, so it is not trimmed.
    rules: (context) => [
      {
        required: !options.optional,
        message: context.t(options.requiredMessage ?? 'dashboard.form.required'),
      },
      lengthRule(context, { ...options.limit, min: context.minPasswordLength }),
    ],
    cell: () => null,
  });
  return { ...field, only: options.only };
}

interface ChoiceOptions<Value extends string> extends CommonOptions {
  initial: Value;
  optionLabel(value: Value): string;
  cell?(value: Value): ReactNode;
}

/** One of several fixed values. */
export function choiceField<const Value extends string>(
  values: readonly Value[],
  options: ChoiceOptions<NoInfer<Value>>,
): Field<Value> {
  const choices = values.map((value) => ({ value, label: options.optionLabel(value) }));
  return createField<Value>(options, {
    initial: options.initial,
    control: () => <ChoiceControl options={choices} />,
    rules: (context) => [requiredChoiceRule(context)],
    cell: options.cell,
  });
}

/** A boolean with a text for each value. */
export function switchField(
  options: CommonOptions & { initial: boolean; yes: string; no: string },
): Field<boolean> {
  return createField(options, {
    initial: options.initial,
    control: () => <SwitchControl yes={options.yes} no={options.no} />,
    rules: () => [],
  });
}

interface NumberOptions<Initial> extends CommonOptions {
  /** Null when the field is optional. */
  initial: Initial;
  min: number;
  max: number;
  /** Only whole numbers when left out. */
  decimals?: number;
}

/** A number within bounds. An optional one is empty at first. */
export function numberField(options: NumberOptions<number>): Field<number>;
export function numberField(options: NumberOptions<null>): Field<number | null>;
export function numberField(options: NumberOptions<number | null>): Field<number | null> {
  const { initial, decimals } = options;
  return createField(options, {
    initial,
    control: () => <NumberControl decimals={decimals} />,
    rules: (context) => [
      ...(initial === null ? [] : [requiredChoiceRule(context)]),
      numberRule(context, options),
    ],
    cell: (value) => <Ltr>{value}</Ltr>,
  });
}

/** A list of short texts. */
export function listField(
  options: CommonOptions & { limit: { maxItems: number; max: number } },
): Field<string[]> {
  return createField<string[]>(options, {
    initial: [],
    wide: true,
    control: ({ locale }) => <ListControl locale={locale} />,
    rules: (context) => [listRule(context, options.limit)],
    cell: (items) => <Bdi>{items.join(' · ')}</Bdi>,
  });
}

/** A list of sentences, one on each line, because they may contain commas. */
export function linesField(
  options: CommonOptions & { limit: { maxItems: number; max: number } },
): Field<string[]> {
  return { ...listField(options), control: ({ locale }) => <LinesControl locale={locale} /> };
}

/** A field with its own control and rules. */
export function customField<Value>(options: CommonOptions, parts: FieldParts<Value>): Field<Value> {
  return createField({ ...options }, { wide: true, ...parts });
}

/**
 * The same field in each of the three languages: `localized(textField({…}))`. `translated` is what French
 * and English have in its place, such as the field as an optional one.
 */
export function localized<Value>(
  field: Field<Value>,
  translated?: Field<Value>,
): LocalizedField<Value> {
  return { ...field, localized: true, translated };
}
