import { Form, Input } from 'antd';
import { useEffect, useRef } from 'react';
import { slugify, SLUG_PATTERN } from '@contract/patterns';
import { customField } from './fields';
import type { ControlContext, ControlProps, Field, RowId, RuleContext } from './field-types';
import type { Operation } from './operations';
import { slugPatternRule } from './rules';

const PAUSE_MS = 400;

interface SlugOptions {
  label: string;
  help?: string;
  /** The box whose text it is made of while creating: `titleEn`. */
  from: string;
  /** Asks whether a slug is free, apart from the row being edited. */
  check: Operation<{ slug: string; id?: RowId }, boolean>;
}

interface SlugControlProps extends ControlProps<string> {
  context: ControlContext;
  from: string;
}

/** Follows its source while creating, until somebody writes a slug by hand. */
function SlugControl({ context, from, value = '', onChange, ...rest }: SlugControlProps) {
  const form = Form.useFormInstance<Record<string, unknown>>();
  const source: unknown = Form.useWatch(from, form);
  const derived = slugify(typeof source === 'string' ? source : '');
  const followed = useRef('');
  const { mode, name } = context;

  useEffect(() => {
    const current: unknown = form.getFieldValue(name);
    if (mode !== 'create' || (current && current !== followed.current)) return;
    followed.current = derived;
    form.setFieldValue(name, derived);
  }, [derived, form, mode, name]);

  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => {
      // Being checked already, with the whole form: a second check would call that one off.
      if (form.isFieldValidating(name)) return;
      // A slug that is taken is shown by the form's own error.
      form.validateFields([name]).catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [form, name, value]);

  return (
    <Input
      {...rest}
      dir="ltr"
      styles={{ input: { direction: 'ltr' } }}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

function freeRule({ t, client, id }: RuleContext, check: SlugOptions['check']) {
  return {
    validator: async (_rule: unknown, value: unknown) => {
      const slug = typeof value === 'string' ? value.trim() : '';
      if (!SLUG_PATTERN.test(slug)) return;
      // When the question cannot be asked, saving will tell.
      const free = await check(client, { slug, id }).catch(() => true);
      if (!free) throw new Error(t('dashboard.form.slugTaken'));
    },
  };
}

/** The short name in an address: made by itself while creating, and checked to be free. */
export function slugField({ label, help, from, check }: SlugOptions): Field<string> {
  return customField<string>(
    { label, help, optional: true },
    {
      initial: '',
      wide: false,
      feedback: true,
      control: (context) => <SlugControl context={context} from={from} />,
      rules: (context) => [slugPatternRule(context, SLUG_PATTERN), freeRule(context, check)],
    },
  );
}
