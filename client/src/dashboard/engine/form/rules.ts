import type { FormRule } from 'antd';
import { COLOR_PATTERN, isEmailAddress, isHttpUrl, normalizeEmail } from '@contract/patterns';
import { tidyPhone } from '@contract/phone-numbers';
import { phoneProblem } from '@contract/phones';
import { LIMITS } from '@contract/limits';
import { isPersonName, tidyName } from '@contract/lines';
import { charactersIn } from '@contract/characters';
import type { RuleContext } from '../field-types';

interface Bounds {
  min?: number;
  max?: number;
}

/** Text of only spaces counts as empty. */
export function requiredRule(
  { t, allowsEmpty }: RuleContext,
  message = 'dashboard.form.required',
): FormRule {
  return () => ({ required: !allowsEmpty(), whitespace: !allowsEmpty(), message: t(message) });
}

export function requiredChoiceRule({ t }: RuleContext): FormRule {
  return { required: true, message: t('dashboard.form.required') };
}

function lengthMessage({ t, label }: RuleContext, { min = 0, max }: Bounds): string {
  if (max === undefined) return t('dashboard.form.tooShort', { field: label, min, count: min });
  return min > 1
    ? t('dashboard.form.length', { field: label, min, max, count: max })
    : t('dashboard.form.tooLong', { field: label, max, count: max });
}

/** Length of the trimmed text. Empty text is valid here, see `requiredRule`. */
export function lengthRule(context: RuleContext, bounds: Bounds): FormRule {
  const { min = 0, max = Infinity } = bounds;
  return {
    validator: (_rule, value: unknown) => {
      const length = typeof value === 'string' ? charactersIn(value.trim()) : 0;
      const fits = length === 0 || (length >= min && length <= max);
      return fits ? Promise.resolve() : Promise.reject(new Error(lengthMessage(context, bounds)));
    },
  };
}

/** A number within bounds. A string is text that could not be read as a number. */
export function numberRule(
  { t }: Pick<RuleContext, 't'>,
  { min, max, decimals = 0 }: { min: number; max: number; decimals?: number },
): FormRule {
  const problem = (value: unknown) => {
    if (typeof value === 'string')
      return t(decimals > 0 ? 'dashboard.form.number' : 'dashboard.form.wholeNumber');
    const fits = typeof value !== 'number' || (value >= min && value <= max);
    return fits ? undefined : t('dashboard.form.range', { min, max });
  };
  return {
    validator: (_rule, value: unknown) => {
      const message = problem(value);
      return message ? Promise.reject(new Error(message)) : Promise.resolve();
    },
  };
}

/** Tells what is wrong with a text, if anything; empty text is valid here. */
function textRule(problemOf: (text: string) => string | undefined): FormRule {
  return {
    validator: (_rule, value: unknown) => {
      const text = typeof value === 'string' ? value.trim() : '';
      const problem = text && problemOf(text);
      return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
    },
  };
}

const patternRule = (pattern: RegExp, message: string) =>
  textRule((text) => (pattern.test(text) ? undefined : message));

export const emailRule = ({ t }: RuleContext) =>
  textRule((text) =>
    isEmailAddress(normalizeEmail(text)) ? undefined : t('dashboard.form.email'),
  );
/** The refusal names what the address is of. */
export const webAddressRule = (of: 'webAddress' | 'imageUrl', { t }: RuleContext) =>
  textRule((text) => (isHttpUrl(text) ? undefined : t(`dashboard.form.${of}`)));
const PHONE_MESSAGES = { phone: 'dashboard.form.phone', onePhone: 'dashboard.form.onePhone' };
export const phoneRule = ({ t }: RuleContext) =>
  textRule((text) => {
    const isLong = tidyPhone(text).length > LIMITS.user.phone.max;
    const problem = phoneProblem(text) ?? (isLong ? 'phone' : undefined);
    return problem && t(PHONE_MESSAGES[problem]);
  });
export const personNameRule = ({ t }: RuleContext) =>
  textRule((text) => (isPersonName(tidyName(text)) ? undefined : t('dashboard.form.personName')));
export const colorRule = ({ t }: RuleContext) =>
  patternRule(COLOR_PATTERN, t('dashboard.form.color'));
export const slugPatternRule = (context: RuleContext, pattern: RegExp) =>
  patternRule(pattern, context.t('dashboard.form.slug'));

/** Number of entries in a list, and the length of each. */
export function listRule(
  { t, label }: RuleContext,
  limit: { maxItems: number; max: number },
): FormRule {
  return {
    validator: (_rule, value: unknown) => {
      const items = Array.isArray(value) ? value.map(String) : [];
      if (items.length > limit.maxItems) {
        return Promise.reject(
          new Error(
            t('dashboard.form.tooMany', {
              field: label,
              max: limit.maxItems,
              count: limit.maxItems,
            }),
          ),
        );
      }
      return items.some((item) => charactersIn(item.trim()) > limit.max)
        ? Promise.reject(
            new Error(t('dashboard.form.entryTooLong', { max: limit.max, count: limit.max })),
          )
        : Promise.resolve();
    },
  };
}
