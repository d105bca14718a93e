import {
  CheckCircleOutlined,
  CommentOutlined,
  LikeOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { Fragment } from 'react';
import { type FormRule, Rate } from 'antd';
import { TESTIMONIAL_RATING, testimonialContent } from '@contract/content/testimonial';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { referenceField } from '../../../dashboard/engine/form/reference-field';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { viewAction } from '../../../dashboard/engine/rows/standard-actions';
import { testimonialOperations } from '../../../graphql/generated/testimonial-operations';
import {
  AdminConsultantChoicesDocument,
  type AdminTestimonialRowFragment as TestimonialRow,
} from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';
import { Avatar } from '../../../components/avatar';
import { Bdi } from '../../../components/bdi';
import type { Column } from '../../../dashboard/engine/list/columns';
import { ResolvedText } from '../../../dashboard/ui/texts';
import styles from './testimonials.module.css';
import { Stars } from '../../../components/stars';
import type { ControlProps, RuleContext } from '../../../dashboard/engine/field-types';
import { customField, webAddressField } from '../../../dashboard/engine/form/fields';

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
const ratingField = customField<number>(
  { label: 'admin.testimonials.fields.rating' },
  {
    initial,
    wide: false,
    control: () => <RatingControl />,
    rules: (context) => [ratingRule(context)],
    cell: (rating) => <Stars value={rating} />,
  },
);

/** URL of a picture on another site, or empty. */
const avatarField = webAddressField(
  {
    label: 'admin.testimonials.fields.avatar',
    help: 'admin.testimonials.avatarHelp',
    optional: true,
  },
  'imageUrl',
);

/** The author of a testimonial: picture, name, role and company. */
function TestimonialPerson({ testimonial }: { testimonial: TestimonialRow }) {
  const { name, role, company, avatar, resolvedLanguage } = testimonial;
  return (
    <div className={styles.person}>
      <Avatar name={name} imageUrl={avatar} size={40} />
      <div className={styles.words}>
        <ResolvedText language={resolvedLanguage}>{name}</ResolvedText>
        <span className={styles.place}>
          <Bdi>{role}</Bdi>
        </span>
        <span className={styles.place}>
          <Bdi>{company}</Bdi>
        </span>
      </div>
    </div>
  );
}

/** The beginning of the review, with the full text as a tooltip. */
function TestimonialReview({ testimonial: { review } }: { testimonial: TestimonialRow }) {
  return (
    <div className={styles.review} title={review}>
      <Bdi>{review}</Bdi>
    </div>
  );
}

interface BadgesProps {
  testimonial: TestimonialRow;
  columns: readonly Column<TestimonialRow>[];
}

/** Whether it is published, verified and featured; a click on a badge changes it. */
function TestimonialBadges({ testimonial, columns }: BadgesProps) {
  return (
    <div className={styles.badges}>
      {columns.map((column) => (
        <Fragment key={column.key}>{column.cell(testimonial)}</Fragment>
      ))}
    </div>
  );
}

const consultants = queryOf(
  AdminConsultantChoicesDocument,
  (data) => data.consultants.items,
  MAX_AGE.services,
);

function useConsultantOptions() {
  const language = useLocale();
  const { data = [] } = consultants.useData({ language });
  return data.map(({ id, name }) => ({ value: id, label: name || id }));
}

/** Testimonials of clients (M114 to M117). */
export const testimonialsResource = contentResource(testimonialContent, testimonialOperations, {
  customFields: {
    rating: ratingField,
    avatar: avatarField,
    consultantId: referenceField('admin.testimonials.fields.consultantId', useConsultantOptions),
  },
  stats: {
    total: <CommentOutlined />,
    active: <CheckCircleOutlined />,
    averageRating: <LikeOutlined />,
    featured: <StarOutlined />,
  },
  columns: ({ main, field, order, status, flag, languages }) => {
    // as columns of their own the three states left the table no room at 1280 pixels
    const badges = [status, flag('verified'), flag('featured')];
    return [
      main((testimonial) => <TestimonialPerson testimonial={testimonial} />),
      field('rating', ({ rating }) => ratingField.cell(rating)),
      field('review', (testimonial) => <TestimonialReview testimonial={testimonial} />),
      order,
      {
        ...status,
        cell: (testimonial) => <TestimonialBadges testimonial={testimonial} columns={badges} />,
      },
      // narrow, with one language on each line, because a review takes three lines anyway
      { ...languages, width: 80 },
    ];
  },
  rowActions: [viewAction('testimonials', ({ name }: TestimonialRow) => name)],
});
