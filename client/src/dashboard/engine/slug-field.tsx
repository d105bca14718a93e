import { useApolloClient } from '@apollo/client/react';
import { Form, Input } from 'antd';
import { useEffect, useRef } from 'react';
import { slugify, SLUG_PATTERN } from '@contract/patterns';
import { customField } from './fields';
import type { ControlContext, ControlProps, Field, RowId, RuleContext } from './field-types';
import type { Operation } from './operations';
import { slugPatternRule } from './rules';

const PAUSE_MS = 400;

/** Leaves room for a number behind it, as the server does. */
const BASE_MAX = 90;
const MOST_TRIES = 20;

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
  check: SlugOptions['check'];
}

/** The slug, or with the first number that makes it free: `-2`, `-3`. */
async function firstFree(slug: string, isFree: (slug: string) => Promise<boolean>) {
  const base = slug.slice(0, BASE_MAX).replace(/-$/, '');
  for (let number = 1; number <= MOST_TRIES; number += 1) {
    const candidate = number === 1 ? slug : `${base}-${number}`;
    if (await isFree(candidate)) return candidate;
  }
  return slug;
}

/** Follows its source while creating, until somebody writes a slug by hand; what it proposes is free. */
function SlugControl({ context, from, check, value = '', onChange, ...rest }: SlugControlProps) {
  const client = useApolloClient();
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
    let left = false;
    const propose = async () => {
      if (value !== followed.current) return;
      const isFree = (slug: string) => check(client, { slug }).catch(() => true);
      const free = await firstFree(value, isFree);
      if (left || free === value) return;
      followed.current = free;
      form.setFieldValue(name, free);
    };
    const timer = setTimeout(() => {
      void propose().then(() => {
        // Being checked already, with the whole form: a second check would call that one off.
        if (left || form.isFieldValidating(name)) return;
        // A slug that is taken is shown by the form's own error.
        form.validateFields([name]).catch(() => undefined);
      });
    }, PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [check, client, form, name, value]);

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
      control: (context) => <SlugControl context={context} from={from} check={check} />,
      rules: (context) => [slugPatternRule(context, SLUG_PATTERN), freeRule(context, check)],
    },
  );
}
