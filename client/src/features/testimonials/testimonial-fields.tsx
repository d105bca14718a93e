import { Rate, type FormRule } from 'antd';
import { LIMITS } from '@contract/limits';
import { TESTIMONIAL_RATING } from '@contract/content/testimonial';
import { isHttpUrl } from '@contract/patterns';
import { Stars } from '../../components/stars';
import { TextControl } from '../../dashboard/engine/controls';
import type { ControlProps, RuleContext } from '../../dashboard/engine/field-types';
import { customField } from '../../dashboard/engine/fields';
import { lengthRule } from '../../dashboard/engine/rules';
import styles from './testimonial-cells.module.css';

const { min, max, initial } = TESTIMONIAL_RATING;

/** Stars, for the pointer and the arrow keys. */
function RatingControl({ id, value, onChange }: ControlProps<number>) {
  return (
    <Rate
      id={id}
      className={styles.rate}
      count={max}
      value={value}
      allowClear={false}
      onChange={onChange}
    />
  );
}

function ratingRule({ t }: RuleContext): FormRule {
  return {
    type: 'integer',
    min,
    max,
    required: true,
    message: t('admin.testimonials.ratingRange', { min, max }),
  };
}

/** A rating in whole stars. */
export const ratingField = customField<number>(
  { label: 'admin.testimonials.fields.rating' },
  {
    initial,
    wide: false,
    control: () => <RatingControl />,
    rules: (context) => [ratingRule(context)],
    cell: (rating) => <Stars value={rating} />,
  },
);

function avatarRule({ t }: RuleContext): FormRule {
  return {
    validator: (_rule, value: unknown) => {
      const url = typeof value === 'string' ? value.trim() : '';
      return !url || isHttpUrl(url)
        ? Promise.resolve()
        : Promise.reject(new Error(t('admin.testimonials.avatarUrl')));
    },
  };
}

/** URL of a picture on another site, or empty. */
export const avatarField = customField<string>(
  {
    label: 'admin.testimonials.fields.avatar',
    help: 'admin.testimonials.avatarHelp',
    optional: true,
  },
  {
    initial: '',
    control: () => <TextControl ltr type="url" autoComplete="off" />,
    rules: (context) => [avatarRule(context), lengthRule(context, LIMITS.url)],
  },
);
