import {
  CheckCircleOutlined,
  CommentOutlined,
  LikeOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { testimonialContent } from '@contract/content/testimonial';
import { contentResource } from '../../dashboard/engine/content-resource';
import { viewAction } from '../../dashboard/engine/standard-actions';
import { testimonialOperations } from '../../graphql/generated/testimonial-operations';
import type { AdminTestimonialRowFragment as TestimonialRow } from '../../graphql/generated/graphql';
import { TestimonialBadges, TestimonialPerson, TestimonialReview } from './testimonial-cells';
import { avatarField, ratingField } from './testimonial-fields';

/** Testimonials of clients (M114 to M117). */
export const testimonialsResource = contentResource(testimonialContent, testimonialOperations, {
  own: { rating: ratingField, avatar: avatarField },
  stats: {
    totalTestimonials: <CommentOutlined />,
    activeTestimonials: <CheckCircleOutlined />,
    averageRating: <LikeOutlined />,
    featuredTestimonials: <StarOutlined />,
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
