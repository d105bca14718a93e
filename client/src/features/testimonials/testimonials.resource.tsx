import {
  CheckCircleOutlined,
  CommentOutlined,
  LikeOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { testimonialContent } from '@contract/content/testimonial';
import {
  featuredColumn,
  flagColumn,
  languagesColumn,
  statusColumn,
} from '../../dashboard/engine/content-columns';
import { featuredField, orderField, statusField } from '../../dashboard/engine/content-fields';
import { contentFilters, featuredFilter } from '../../dashboard/engine/content-filters';
import { fieldColumn } from '../../dashboard/engine/columns';
import { areaField, localized, switchField, textField } from '../../dashboard/engine/fields';
import { booleanFilter } from '../../dashboard/engine/filters';
import { defineForm } from '../../dashboard/engine/form-definition';
import { byId, fetchOf } from '../../dashboard/engine/operations';
import { orderColumn } from '../../dashboard/engine/order-column';
import { defineResource } from '../../dashboard/engine/resource';
import { viewAction } from '../../dashboard/engine/standard-actions';
import { statsOf } from '../../dashboard/engine/stats';
import { testimonialOperations } from '../../graphql/generated/testimonial-operations';
import {
  AdminTestimonialDocument,
  type AdminTestimonialRowFragment as TestimonialRow,
} from '../../graphql/generated/graphql';
import { TestimonialBadges, TestimonialPerson, TestimonialReview } from './testimonial-cells';
import { avatarField, ratingField } from './testimonial-fields';

const { texts, flags } = testimonialContent;
const nameOf = ({ name }: TestimonialRow) => name;

const VERIFIED = { yes: 'admin.testimonials.verified', no: 'admin.testimonials.notVerified' };

const fields = {
  name: localized(textField({ label: 'admin.testimonials.fields.name', limit: texts.name })),
  role: localized(textField({ label: 'admin.testimonials.fields.role', limit: texts.role })),
  company: localized(
    textField({ label: 'admin.testimonials.fields.company', limit: texts.company }),
  ),
  review: localized(
    areaField({ label: 'admin.testimonials.fields.review', limit: texts.review, rows: 5 }),
  ),
  rating: ratingField,
  avatar: avatarField,
  order: orderField,
  status: statusField,
  verified: switchField({
    label: 'admin.testimonials.fields.verified',
    initial: flags.verified,
    ...VERIFIED,
  }),
  featured: featuredField,
};

/** The three states of a testimonial. As columns of their own they left the table no room at 1280 pixels. */
const BADGES = [
  statusColumn<TestimonialRow>(testimonialOperations.toggleStatus),
  flagColumn<TestimonialRow>({
    key: 'verified',
    title: 'admin.testimonials.fields.verified',
    on: { label: VERIFIED.yes, actionLabel: 'admin.testimonials.actions.unverify' },
    off: { label: VERIFIED.no, actionLabel: 'admin.testimonials.actions.verify' },
    change: testimonialOperations.toggleVerified,
  }),
  featuredColumn<TestimonialRow>(testimonialOperations.toggleFeatured),
];

/** Testimonials of clients (M114 to M117). */
export const testimonialsResource = defineResource({
  name: 'testimonials',
  audited: 'testimonial',
  rowId: (testimonial: TestimonialRow) => testimonial.id,
  rowName: nameOf,
  list: testimonialOperations.list(),
  stats: statsOf(testimonialOperations.stats(), [
    {
      counter: 'totalTestimonials',
      label: 'admin.testimonials.stats.total',
      icon: <CommentOutlined />,
    },
    {
      counter: 'activeTestimonials',
      label: 'admin.testimonials.stats.active',
      icon: <CheckCircleOutlined />,
    },
    {
      counter: 'averageRating',
      label: 'admin.testimonials.stats.average',
      icon: <LikeOutlined />,
    },
    {
      counter: 'featuredTestimonials',
      label: 'admin.testimonials.stats.featured',
      icon: <StarOutlined />,
    },
  ]),
  filters: {
    ...contentFilters,
    verified: booleanFilter({ label: 'admin.testimonials.fields.verified', ...VERIFIED }),
    featured: featuredFilter,
  },
  defaultSort: { by: 'order', order: 'asc' },
  columns: [
    {
      key: 'name',
      title: 'admin.testimonials.fields.name',
      sortBy: 'name',
      sortLocalized: true,
      heading: true,
      cell: (testimonial: TestimonialRow) => <TestimonialPerson testimonial={testimonial} />,
    },
    fieldColumn(ratingField, (testimonial: TestimonialRow) => testimonial.rating, {
      key: 'rating',
      sortBy: 'rating',
    }),
    {
      key: 'review',
      title: 'admin.testimonials.fields.review',
      cell: (testimonial: TestimonialRow) => <TestimonialReview testimonial={testimonial} />,
    },
    orderColumn<TestimonialRow>(testimonialOperations.reorder),
    {
      key: 'status',
      title: 'dashboard.state.label',
      sortBy: 'status',
      cell: (testimonial: TestimonialRow) => (
        <TestimonialBadges testimonial={testimonial} columns={BADGES} />
      ),
    },
    // Narrow, with one language on each line, because a review takes three lines anyway.
    { ...languagesColumn, width: 80 },
  ],
  rowActions: [viewAction('testimonials', nameOf)],
  form: defineForm({
    fields,
    drafts: true,
    load: fetchOf(AdminTestimonialDocument, byId, ({ testimonial }) => ({
      ...testimonial,
      avatar: testimonial.avatar ?? '',
    })),
    create: testimonialOperations.create,
    update: testimonialOperations.update,
  }),
  remove: testimonialOperations.remove,
  restore: testimonialOperations.restore,
});
