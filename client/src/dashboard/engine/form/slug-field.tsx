import { useApolloClient } from '@apollo/client/react';
import { Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { SLUG_PATTERN } from '@contract/patterns';
import { slugify } from '@contract/slugify';
import { ruleText } from '@contract/validation';
import { useLocale } from '../../../lib/i18n/i18n';
import { customField } from './fields';
import type { SlugCheck } from './content-variables';
import type { ControlContext, ControlProps, Field, RuleContext } from '../field-types';
import type { Operation } from '../operations';
import { slugPatternRule } from './rules';

const DEBOUNCE_MS = 400;

/** Leaves room for a number at the end, as the server does. */
const BASE_MAX = 90;

/** Titles may be longer than the part of an address that is made of them. */
const proposed = (text: string) => slugify(text).slice(0, BASE_MAX).replace(/-$/, '');
const MAX_TRIES = 20;
/** When the server cannot be reached, the check is left to saving. */
const FREE: SlugAnswer = { available: true };

/** Whether a slug is free, and the row in the trash that has it if one does. */
export interface SlugAnswer {
  available: boolean;
  trashedId?: string | null;
}

interface SlugOptions {
  label: string;
  help?: string;
  /** Input that a new slug is derived from: `titleEn`. */
  from: string;
  /** Asks the server whether a slug is free. `id` is the edited row, whose own slug counts as free. */
  check: Operation<SlugCheck, SlugAnswer>;
}

interface SlugControlProps extends ControlProps<string> {
  context: ControlContext;
  from: string;
  check: SlugOptions['check'];
}

/** The slug itself, or with the first number that makes it free: `-2`, `-3`. */
async function firstFreeSlug(slug: string, isFree: (slug: string) => Promise<boolean>) {
  const base = slug.slice(0, BASE_MAX).replace(/-$/, '');
  for (let number = 1; number <= MAX_TRIES; number += 1) {
    const candidate = number === 1 ? slug : `${base}-${number}`;
    if (await isFree(candidate)) return candidate;
  }
  return slug;
}

/** A link to the trash of this list, while a row there has the slug. Another tab keeps what was typed. */
function TrashLink({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname } = useLocation();
  const href = useHref({ pathname, search: '?trash=1' });
  const { errors, status } = Form.Item.useStatus();
  const [heldSlug, setHeldSlug] = useState<string>();
  const texts = [t('dashboard.form.slugInTrash'), ruleText('takenInTrash', locale)];
  const isHeld = texts.some((text) => errors.includes(text));
  if (isHeld && heldSlug !== slug) setHeldSlug(slug);
  // There are no errors during validation: the link would disappear under the pointer.
  const isChecking = status === 'validating' && heldSlug === slug;
  if (!isHeld && !isChecking) return null;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {t('dashboard.form.showTrash')}
    </a>
  );
}

/** For a new row, proposes a free slug derived from another input until the slug is edited by hand. */
function SlugControl({ context, from, check, value = '', onChange, ...rest }: SlugControlProps) {
  const client = useApolloClient();
  const form = Form.useFormInstance<Record<string, unknown>>();
  const source: unknown = Form.useWatch(from, form);
  const derived = proposed(typeof source === 'string' ? source : '');
  const lastProposal = useRef('');
  const { mode, name } = context;

  useEffect(() => {
    const current: unknown = form.getFieldValue(name);
    if (mode !== 'create' || (current && current !== lastProposal.current)) return;
    lastProposal.current = derived;
    form.setFieldValue(name, derived);
  }, [derived, form, mode, name]);

  useEffect(() => {
    if (!value) return;
    let cancelled = false;
    const propose = async () => {
      if (value !== lastProposal.current) return;
      const isFree = async (slug: string) =>
        (await check(client, { slug }).catch(() => FREE)).available;
      const free = await firstFreeSlug(value, isFree);
      if (cancelled || free === value) return;
      lastProposal.current = free;
      form.setFieldValue(name, free);
    };
    const timer = setTimeout(() => {
      void propose().then(() => {
        // The form is being validated already; validating again would cancel that.
        if (cancelled || form.isFieldValidating(name)) return;
        // The error is shown by the form item.
        form.validateFields([name]).catch(() => undefined);
      });
    }, DEBOUNCE_MS);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [check, client, form, name, value]);

  return (
    <>
      <Input
        {...rest}
        dir="ltr"
        styles={{ input: { direction: 'ltr' } }}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <TrashLink slug={value} />
    </>
  );
}

function availableRule({ t, client, id }: RuleContext, check: SlugOptions['check']) {
  return {
    validator: async (_rule: unknown, value: unknown) => {
      const slug = typeof value === 'string' ? value.trim() : '';
      if (!SLUG_PATTERN.test(slug)) return;
      const { available, trashedId } = await check(client, { slug, id }).catch(() => FREE);
      if (available) return;
      throw new Error(t(trashedId ? 'dashboard.form.slugInTrash' : 'dashboard.form.slugTaken'));
    },
  };
}

/** The slug in the URL of a row: proposed for new rows, and checked to be free. */
export function slugField({ label, help, from, check }: SlugOptions): Field<string> {
  return customField<string>(
    { label, help, optional: true },
    {
      initial: '',
      wide: false,
      feedback: true,
      control: (context) => <SlugControl context={context} from={from} check={check} />,
      rules: (context) => [slugPatternRule(context, SLUG_PATTERN), availableRule(context, check)],
    },
  );
}

/** Derives the slug again when it was cleared in the form. */
export function withDefaultSlug<Values extends { slug: string }>(
  values: Values,
  source: string,
): Values {
  return { ...values, slug: values.slug || proposed(source) };
}
