import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  PercentageOutlined,
  StarOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ApolloClient } from '@apollo/client';
import { consultantContent } from '@contract/content/consultant';
import { Bdi, Ltr } from '../../../components/bdi';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { flagTexts } from '../../../dashboard/engine/form/content-fields';
import { customField, numberField } from '../../../dashboard/engine/form/fields';
import { fileOf, imageField } from '../../../dashboard/engine/form/image-control';
import { choicesField } from '../../../dashboard/engine/form/reference-field';
import { consultantOperations } from '../../../graphql/generated/consultant-operations';
import { useBranchOptions } from '../use-branch-options';
import { closing } from '../../consultations/dashboard/closing';
import { AffectedNotice } from '../../consultations/dashboard/affected-notice';
import { ScheduleDialog } from '../../consultations/dashboard/schedule-dialog';
import { AdvocateSwitch } from '../../advocates/dashboard/advocate-switch';
import { Avatar } from '../../../components/avatar';
import type { AdminConsultantRowFragment as ConsultantRow } from '../../../graphql/generated/graphql';
import { ResolvedText } from '../../../dashboard/ui/texts';
import { formatNumber } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import styles from './consultants.module.css';

/** A consultant's picture, name and title. */
function ConsultantName({ consultant }: { consultant: ConsultantRow }) {
  const { name, title, resolvedLanguage } = consultant;
  return (
    <div className={styles.person}>
      <Avatar name={name} imageUrl={consultant.imageUrl} size={40} />
      <div className={styles.words}>
        <ResolvedText language={resolvedLanguage}>{name}</ResolvedText>
        <span className={styles.title}>
          <Bdi>{title}</Bdi>
        </span>
      </div>
    </div>
  );
}

/** A rating with one decimal, or a dash without a rating. */
function RatingText({ rating }: { rating: number }) {
  const locale = useLocale();
  return <Ltr>{rating > 0 ? formatNumber(rating, locale) : '—'}</Ltr>;
}

const advocate = flagTexts('advocate');

const customFields = {
  advocate: customField(
    { label: advocate.label, help: 'admin.consultants.advocateHelp' },
    {
      initial: false,
      control: ({ id }) => <AdvocateSwitch consultant={id} yes={advocate.yes} no={advocate.no} />,
      rules: () => [],
    },
  ),
  branches: choicesField(
    {
      label: 'admin.consultants.fields.branches',
      help: 'admin.consultants.branchesHelp',
    },
    useBranchOptions,
  ),
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

const { remove, toggleStatus, update } = consultantOperations;

/** Whoever leaves may have appointments, about which is decided first. */
const leaving = {
  remove: (client: ApolloClient, id: string) =>
    closing(client, { leavingId: id }, () => remove(client, id)),
  toggleStatus: (client: ApolloClient, id: string) =>
    closing(client, { leavingId: id }, () => toggleStatus(client, id)),
  update: (client: ApolloClient, change: Parameters<typeof update>[1]) => {
    const save = () => update(client, change);
    return change.values.status === 'inactive'
      ? closing(client, { leavingId: change.id }, save)
      : save();
  },
};

/** The form shows the stored picture, whose address is read only. */
const operations = {
  ...consultantOperations,
  one: async (client: ApolloClient, id: string) => {
    const { imageUrl, ...stored } = await consultantOperations.one(client, id);
    return { ...stored, image: imageUrl ?? undefined };
  },
  ...leaving,
};

/** The firm's consultants (M110 to M112). */
export const consultantsResource = contentResource(consultantContent, operations, {
  customFields,
  // the rules of the form require a file for a new row
  toInput: ({ image, ...values }) => ({ ...values, image: fileOf(image) as File }),
  notice: AffectedNotice,
  stats: {
    total: <TeamOutlined />,
    active: <CheckCircleOutlined />,
    averageRating: <StarOutlined />,
    activePercentage: <PercentageOutlined />,
  },
  columns: ({ main, field, order, status, flag, languages, updatedAt }) => [
    main((consultant) => <ConsultantName consultant={consultant} />),
    field('rating', ({ rating }) => <RatingText rating={rating} />),
    field('consultations', ({ consultations }) => <Ltr>{consultations}</Ltr>),
    order,
    status,
    flag('advocate'),
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
