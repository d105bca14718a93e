import {
  CheckCircleOutlined,
  FileTextOutlined,
  PauseCircleOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { serviceContent } from '@contract/content/service';
import {
  featuredColumn,
  languagesColumn,
  statusColumn,
  updatedColumn,
} from '../../dashboard/engine/content-columns';
import { featuredField, orderField, statusField } from '../../dashboard/engine/content-fields';
import { updateInput } from '../../dashboard/engine/content-variables';
import { contentFilters, featuredFilter } from '../../dashboard/engine/content-filters';
import { areaField, listField, localized, textField } from '../../dashboard/engine/fields';
import type { ValuesOf } from '../../dashboard/engine/field-types';
import { defineForm, type FormUpdate } from '../../dashboard/engine/form-definition';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { mutationOf } from '../../dashboard/engine/operations';
import { orderColumn } from '../../dashboard/engine/order-column';
import { defineResource } from '../../dashboard/engine/resource';
import { slugField, withDefaultSlug } from '../../dashboard/engine/slug-field';
import { statsOf } from '../../dashboard/engine/stats';
import { serviceOperations } from '../../graphql/generated/service-operations';
import {
  UpdateServiceDocument,
  type AdminServiceRowFragment as ServiceRow,
} from '../../graphql/generated/graphql';
import { sectionsField } from './sections-field';
import { ServiceTitle } from './service-title';

const { texts, lists } = serviceContent;
/** Services have numbers as ids. */

const fields = {
  title: localized(textField({ label: 'admin.services.fields.title', limit: texts.title })),
  description: localized(
    areaField({ label: 'admin.services.fields.description', limit: texts.description, rows: 2 }),
  ),
  details: localized(
    areaField({ label: 'admin.services.fields.details', limit: texts.details, rows: 6 }),
  ),
  availability: localized(
    areaField({
      label: 'admin.services.fields.availability',
      limit: texts.availability,
      rows: 2,
    }),
  ),
  tags: localized(
    listField({ label: 'admin.services.fields.tags', limit: lists.tags, optional: true }),
  ),
  slug: slugField({
    label: 'admin.services.fields.slug',
    help: 'admin.services.slugHelp',
    from: 'titleEn',
    check: serviceOperations.checkSlug,
  }),
  order: orderField,
  status: statusField,
  featured: featuredField,
  sections: sectionsField,
};

/** The firm's services (A34). */
export const servicesResource = defineResource({
  name: 'services',
  audited: 'service',
  rowId: (service: ServiceRow) => service.id,
  rowName: (service: ServiceRow) => service.title,
  list: serviceOperations.list(MAX_AGE.services),
  stats: statsOf(serviceOperations.stats({ maxAge: MAX_AGE.services }), [
    { counter: 'totalServices', label: 'admin.services.stats.total', icon: <FileTextOutlined /> },
    {
      counter: 'activeServices',
      label: 'admin.services.stats.active',
      icon: <CheckCircleOutlined />,
    },
    {
      counter: 'inactiveServices',
      label: 'admin.services.stats.inactive',
      icon: <PauseCircleOutlined />,
    },
    {
      counter: 'featuredServices',
      label: 'admin.services.stats.featured',
      icon: <StarOutlined />,
    },
  ]),
  filters: {
    ...contentFilters,
    featured: featuredFilter,
  },
  defaultSort: { by: 'order', order: 'asc' },
  columns: [
    {
      key: 'title',
      title: 'admin.services.fields.title',
      sortBy: 'title',
      sortLocalized: true,
      heading: true,
      cell: (service: ServiceRow) => <ServiceTitle service={service} />,
    },
    orderColumn<ServiceRow>(serviceOperations.reorder),
    statusColumn<ServiceRow>(serviceOperations.toggleStatus),
    featuredColumn<ServiceRow>(serviceOperations.toggleFeatured),
    languagesColumn,
    updatedColumn,
  ],
  form: defineForm({
    fields,
    drafts: true,
    load: serviceOperations.one,
    create: serviceOperations.create,
    update: mutationOf(
      UpdateServiceDocument,
      (edit: FormUpdate<number, ValuesOf<typeof fields>>) => ({
        id: edit.id,
        input: withDefaultSlug(updateInput(edit), edit.values.titleEn),
      }),
      (data) => data.updateService,
    ),
  }),
  remove: serviceOperations.remove,
  restore: serviceOperations.restore,
});
