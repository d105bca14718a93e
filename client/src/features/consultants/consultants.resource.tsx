import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  PercentageOutlined,
  StarOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { CONSULTANT_LIMITS, consultantContent } from '@contract/content/consultant';
import { Ltr } from '../../components/bdi';
import {
  languagesColumn,
  statusColumn,
  updatedColumn,
} from '../../dashboard/engine/content-columns';
import { orderField, statusField } from '../../dashboard/engine/content-fields';
import { updateInput } from '../../dashboard/engine/content-variables';
import { contentFilters } from '../../dashboard/engine/content-filters';
import { areaField, localized, numberField, textField } from '../../dashboard/engine/fields';
import type { ValuesOf } from '../../dashboard/engine/field-types';
import { defineForm, type FormUpdate } from '../../dashboard/engine/form-definition';
import { fileOf, imageField } from '../../dashboard/engine/image-field';
import { byId, fetchOf, mutationOf } from '../../dashboard/engine/operations';
import { orderColumn } from '../../dashboard/engine/order-column';
import { defineResource } from '../../dashboard/engine/resource';
import { statsOf } from '../../dashboard/engine/stats';
import { consultantOperations } from '../../graphql/generated/consultant-operations';
import {
  AdminConsultantDocument,
  CreateConsultantDocument,
  UpdateConsultantDocument,
  type AdminConsultantRowFragment as ConsultantRow,
} from '../../graphql/generated/graphql';
import { ConsultantName, RatingText } from './consultant-name';
import { ScheduleDialog } from './schedule-dialog';
import { AffectedNotice } from '../consultations/affected-notice';

const { texts } = consultantContent;

const fields = {
  name: localized(textField({ label: 'admin.consultants.fields.name', limit: texts.name })),
  title: localized(textField({ label: 'admin.consultants.fields.title', limit: texts.title })),
  specialization: localized(
    areaField({
      label: 'admin.consultants.fields.specialization',
      limit: texts.specialization,
      rows: 3,
    }),
  ),
  experience: localized(
    textField({ label: 'admin.consultants.fields.experience', limit: texts.experience }),
  ),
  image: imageField({
    label: 'admin.consultants.fields.image',
    help: 'admin.consultants.imageHelp',
  }),
  rating: numberField({
    label: 'admin.consultants.fields.rating',
    help: 'admin.consultants.ratingHelp',
    initial: 0,
    ...CONSULTANT_LIMITS.rating,
  }),
  consultations: numberField({
    label: 'admin.consultants.fields.consultations',
    initial: 0,
    ...CONSULTANT_LIMITS.consultations,
  }),
  order: orderField,
  status: statusField,
};
type Values = ValuesOf<typeof fields>;

/** The cast is safe, because the rules of the form require a file for a new row. */
const newInput = ({ image, ...values }: Values) => ({ ...values, image: fileOf(image) as File });

/** The firm's consultants (M110 to M112). */
export const consultantsResource = defineResource({
  name: 'consultants',
  audited: 'consultant',
  notice: AffectedNotice,
  rowId: (consultant: ConsultantRow) => consultant.id,
  rowName: (consultant: ConsultantRow) => consultant.name,
  list: consultantOperations.list(),
  stats: statsOf(consultantOperations.stats(), [
    {
      counter: 'totalConsultants',
      label: 'admin.consultants.stats.total',
      icon: <TeamOutlined />,
    },
    {
      counter: 'activeConsultants',
      label: 'admin.consultants.stats.active',
      icon: <CheckCircleOutlined />,
    },
    { counter: 'averageRating', label: 'admin.consultants.stats.rating', icon: <StarOutlined /> },
    {
      counter: 'activePercentage',
      label: 'admin.consultants.stats.percentage',
      icon: <PercentageOutlined />,
    },
  ]),
  filters: contentFilters,
  defaultSort: { by: 'order', order: 'asc' },
  columns: [
    {
      key: 'name',
      title: 'admin.consultants.fields.name',
      sortBy: 'name',
      sortLocalized: true,
      heading: true,
      cell: (consultant: ConsultantRow) => <ConsultantName consultant={consultant} />,
    },
    {
      key: 'rating',
      title: 'admin.consultants.fields.rating',
      sortBy: 'rating',
      cell: ({ rating }: ConsultantRow) => <RatingText rating={rating} />,
    },
    {
      key: 'consultations',
      title: 'admin.consultants.fields.consultations',
      sortBy: 'consultations',
      cell: ({ consultations }: ConsultantRow) => <Ltr>{consultations}</Ltr>,
    },
    orderColumn<ConsultantRow>(consultantOperations.reorder),
    statusColumn<ConsultantRow>(consultantOperations.toggleStatus),
    languagesColumn,
    updatedColumn,
  ],
  form: defineForm({
    fields,
    drafts: true,
    load: fetchOf(AdminConsultantDocument, byId, ({ consultant: { imageUrl, ...stored } }) => ({
      ...stored,
      image: imageUrl ?? undefined,
    })),
    create: mutationOf(
      CreateConsultantDocument,
      (values: Values) => ({ input: newInput(values) }),
      (data) => data.createConsultant,
    ),
    update: mutationOf(
      UpdateConsultantDocument,
      (edit: FormUpdate<string, Values>) => {
        const { image, ...changes } = updateInput(edit);
        return { id: edit.id, input: { ...changes, image: fileOf(image) } };
      },
      (data) => data.updateConsultant,
    ),
  }),
  rowActions: [
    {
      key: 'schedule',
      label: { key: 'admin.consultants.schedule.action' },
      icon: <ClockCircleOutlined />,
      permission: 'consultant.publish',
      dialog: ScheduleDialog,
    },
  ],
  remove: consultantOperations.remove,
  restore: consultantOperations.restore,
});
