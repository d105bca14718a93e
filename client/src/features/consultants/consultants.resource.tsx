import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  PercentageOutlined,
  StarOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ApolloClient } from '@apollo/client';
import { consultantContent } from '@contract/content/consultant';
import { Ltr } from '../../components/bdi';
import { contentResource } from '../../dashboard/engine/content-resource';
import { numberField } from '../../dashboard/engine/fields';
import { fileOf, imageField } from '../../dashboard/engine/image-field';
import { consultantOperations } from '../../graphql/generated/consultant-operations';
import { AffectedNotice } from '../consultations/affected-notice';
import { ConsultantName, RatingText } from './consultant-name';
import { ScheduleDialog } from './schedule-dialog';

const own = {
  image: imageField({
    label: 'admin.consultants.fields.image',
    help: 'admin.consultants.imageHelp',
  }),
  rating: numberField({
    label: 'admin.consultants.fields.rating',
    help: 'admin.consultants.ratingHelp',
    ...consultantContent.fields.rating,
  }),
};

/** The form shows the stored picture, whose address is read only. */
const operations = {
  ...consultantOperations,
  one: async (client: ApolloClient, id: string) => {
    const { imageUrl, ...stored } = await consultantOperations.one(client, id);
    return { ...stored, image: imageUrl ?? undefined };
  },
};

/** The firm's consultants (M110 to M112). */
export const consultantsResource = contentResource(consultantContent, operations, {
  own,
  // the rules of the form require a file for a new row
  toInput: ({ image, ...values }) => ({ ...values, image: fileOf(image) as File }),
  notice: AffectedNotice,
  stats: {
    totalConsultants: <TeamOutlined />,
    activeConsultants: <CheckCircleOutlined />,
    averageRating: <StarOutlined />,
    activePercentage: <PercentageOutlined />,
  },
  columns: ({ main, field, order, status, languages, updatedAt }) => [
    main((consultant) => <ConsultantName consultant={consultant} />),
    field('rating', ({ rating }) => <RatingText rating={rating} />),
    field('consultations', ({ consultations }) => <Ltr>{consultations}</Ltr>),
    order,
    status,
    languages,
    updatedAt,
  ],
  rowActions: [
    {
      key: 'schedule',
      label: { key: 'admin.consultants.schedule.action' },
      icon: <ClockCircleOutlined />,
      permission: 'consultant.publish',
      dialog: ScheduleDialog,
    },
  ],
});
