import type {
  ContentDefinition,
  OwnField,
  OwnValue,
  TextField,
} from '@contract/content/define-content';
import type { ContentStatus } from '@contract/content/content-status';
import { LIMITS } from '@contract/limits';
import type { Field, Fields, LocalizedField } from '../field-types';
import {
  areaField,
  choiceField,
  listField,
  localized,
  numberField,
  switchField,
  textField,
  webAddressField,
} from './fields';
import type { Operation } from '../operations';
import { type SlugAnswer, slugField } from './slug-field';
import type { SlugCheck } from './content-variables';

/** Position of a row in the public lists. Left empty, a new row comes last. */
const orderField = numberField({
  label: 'dashboard.order.label',
  help: 'dashboard.order.help',
  optional: true,
  initial: null,
  min: 0,
  max: LIMITS.order.max,
});

/** Whether the row is shown on the site. Drafts are not a choice here: they have their own button. */
const statusField = choiceField<ContentStatus>(['active', 'inactive'], {
  label: 'dashboard.contentStatus.label',
  initial: 'active',
  optionLabel: (status) => `dashboard.contentStatus.${status}`,
});

/** The fields of a content form: those of the declaration, and those that the entity has instead or beside. */
export type ContentFields<D extends ContentDefinition, Custom extends Fields> = Omit<
  DeclaredFields<D>,
  keyof Custom
> &
  Custom;

type DeclaredFields<D extends ContentDefinition> = {
  [K in keyof D['texts']]: LocalizedField<string>;
} & { [K in keyof D['lists']]: LocalizedField<string[]> } & {
  // a picture is uploaded under another name
  [K in keyof D['fields'] as D['fields'][K] extends { upload: true } ? never : K]: Field<
    OwnValue<D['fields'][K]>
  >;
} & { [K in keyof D['flags']]: Field<boolean> } & (D extends { slugFrom: string }
    ? { slug: Field<string> }
    : unknown) & { order: typeof orderField; status: typeof statusField };

/** The kinds of fields whose control follows from the declaration; of choices if there are words for them. */
type MadeField =
  | { kind: 'integer' | 'decimal' | 'line' | 'webAddress' }
  | { kind: 'imageUrl'; upload?: undefined }
  | MadeChoice;
type MadeChoice = { kind: 'choice'; initial: string };

/** The names in the form: `image` is sent where `imageUrl` is read. */
type FormName<Name, F> = F extends { upload: true }
  ? Name extends `${infer Sent}Url`
    ? Sent
    : Name
  : Name;

/** Fields for which the form makes no control, since they need texts or rows that only the entity knows. */
type RequiredCustomFields<F extends ContentDefinition['fields']> = {
  [K in keyof F as F[K] extends MadeField ? never : FormName<K, F[K]>]: Fields[string];
};

/** The words of the choices that have a made control. */
type ChoiceWords<F extends ContentDefinition['fields'], Custom> = {
  [K in keyof F as F[K] extends MadeChoice ? Exclude<K, keyof Custom> : never]: string;
};

/** What a form cannot be made without: left out, it is an error of types. */
export type FormNeeds<D extends ContentDefinition, Custom extends Fields> = Need<
  'customFields',
  RequiredCustomFields<D['fields']>
> &
  Need<'choices', ChoiceWords<D['fields'], Custom>>;

type Need<Name extends string, Parts> = [keyof Parts] extends [never]
  ? unknown
  : Record<Name, Parts>;

export interface FieldOptions<Custom extends Fields> {
  /** Form fields that the entity brings instead of declared ones of the same name, or beside them. */
  customFields?: Custom;
  /** Translation keys of the values of each choice, without their last part. */
  choices?: Record<string, string>;
  checkSlug?: Operation<SlugCheck, SlugAnswer>;
}

/** The label of a field: `admin.faqs.fields.question`. */
export const toLabelKey = ({ plural }: ContentDefinition, name: string) =>
  `admin.${plural}.fields.${name}`;

/** The form fields of a content entity, in the order of its declaration. */
export function contentFields<D extends ContentDefinition, Custom extends Fields>(
  definition: D,
  options: FieldOptions<Custom>,
): ContentFields<D, Custom> {
  const { customFields = {} } = options;
  const label = (name: string) => toLabelKey(definition, name);
  const each = <T>(of: Record<string, T>, make: (name: string, value: T) => Fields[string]) =>
    Object.fromEntries(
      Object.entries(of).map(([name, value]) => [
        name,
        (customFields as Fields)[name] ?? make(name, value),
      ]),
    );
  return {
    ...each(definition.texts, (name, text) => localized(textOf(label(name), text))),
    ...each(definition.lists, (name, limit) =>
      localized(listField({ label: label(name), limit, optional: true })),
    ),
    ...slugOf(definition, options),
    ...each(typedFields(definition), (name, field) =>
      makeDeclaredField(label(name), field, options.choices?.[name]),
    ),
    order: orderField,
    status: statusField,
    ...each(definition.flags, (name, initial) => switchField({ ...flagTexts(name), initial })),
    ...customFields,
  } as unknown as ContentFields<D, Custom>;
}

/** The fields by their names in the form: `image` is sent where `imageUrl` is read. */
const typedFields = ({ fields }: ContentDefinition) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      'upload' in field ? name.replace(/Url$/, '') : name,
      field,
    ]),
  );

/** Translation keys of a flag: what it is called, and its two values. */
export const flagTexts = (name: string) => ({
  label: `dashboard.flags.${name}.label`,
  yes: `dashboard.flags.${name}.yes`,
  no: `dashboard.flags.${name}.no`,
});

function textOf(label: string, { line, required, reviewed, ...limit }: TextField): Field<string> {
  const help = reviewed && 'dashboard.law.help';
  const options = { label, limit, help, optional: !required };
  if (line) return textField(options);
  const { max } = limit;
  return areaField({ ...options, rows: max > 1000 ? 6 : max > 400 ? 3 : 2 });
}

function slugOf({ plural, slugFrom }: ContentDefinition, { checkSlug }: FieldOptions<Fields>) {
  if (!slugFrom || !checkSlug) return {};
  const label = `admin.${plural}.fields.slug`;
  const help = `admin.${plural}.slugHelp`;
  return { slug: slugField({ label, help, from: `${slugFrom}En`, check: checkSlug }) };
}

/** Makes the form field of a declared field. Those that `FormNeeds` requires as custom fields never come here. */
function makeDeclaredField(label: string, field: OwnField, words?: string): Fields[string] {
  const options = { label, optional: true };
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return numberField({ label, ...field });
    case 'line':
      return { ...textField({ ...options, limit: field }), initial: field.initial };
    case 'imageUrl':
    case 'webAddress':
      return webAddressField(options, field.kind);
    case 'choice':
      return choiceField(field.values, {
        label,
        initial: field.initial ?? '',
        optionLabel: (value) => `${words}.${value}`,
      });
    default:
      throw new Error(`Declare a custom form field for ${label}`);
  }
}
