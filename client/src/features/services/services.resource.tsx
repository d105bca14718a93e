import {
  CheckCircleOutlined,
  FileTextOutlined,
  PauseCircleOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { serviceContent } from '@contract/content/service';
import { CONTENT_STATUSES } from '@contract/enums';
import { slugify } from '@contract/patterns';
import { dateColumn, toggleColumn } from '../../dashboard/engine/columns';
import {
  areaField,
  choiceField,
  listField,
  localized,
  numberField,
  switchField,
  textField,
} from '../../dashboard/engine/fields';
import { booleanFilter, choiceFilter } from '../../dashboard/engine/filters';
import type { ValuesOf } from '../../dashboard/engine/field-types';
import { defineForm, type FormUpdate } from '../../dashboard/engine/form-definition';
import { MAX_AGE } from '../../dashboard/engine/freshness';
import { changeOf, lookupOf, sourceOf } from '../../dashboard/engine/operations';
import { orderColumn } from '../../dashboard/engine/order-column';
import { defineResource } from '../../dashboard/engine/resource';
import { rowAction } from '../../dashboard/engine/row-action';
import { slugField } from '../../dashboard/engine/slug-field';
import { statsOf } from '../../dashboard/engine/stats';
import {
  AdminServiceDocument,
  AdminServicesDocument,
  AdminServiceStatsDocument,
  CheckServiceSlugDocument,
  CreateServiceDocument,
  RemoveServiceDocument,
  ReorderServiceDocument,
  RestoreServiceDocument,
  ToggleServiceFeaturedDocument,
  ToggleServiceStatusDocument,
  UpdateServiceDocument,
  type AdminServiceRowFragment as ServiceRow,
} from '../../graphql/generated/graphql';
import { sectionsField } from './sections-field';
import { ServiceTitle } from './service-title';

const { texts, lists } = serviceContent;
const byId = (id: number) => ({ id });

const fields = {
  title: localized(textField({ label: 'admin.services.fields.title', limit: texts.title })),
  description: localized(
    areaField({ label: 'admin.services.fields.description', limit: texts.description, rows: 2 }),
  ),
  details: localized(
    areaField({ label: 'admin.services.fields.details', limit: texts.details, rows: 6 }),
  ),
  availability: localized(
    textField({ label: 'admin.services.fields.availability', limit: texts.availability }),
  ),
  tags: localized(
    listField({ label: 'admin.services.fields.tags', limit: lists.tags, optional: true }),
  ),
  slug: slugField({
    label: 'admin.services.fields.slug',
    help: 'admin.services.slugHelp',
    from: 'titleEn',
    check: lookupOf(
      CheckServiceSlugDocument,
      ({ slug, id }) => ({ slug, excludeId: id === undefined ? undefined : Number(id) }),
      (data) => data.checkServiceSlug.available,
    ),
  }),
  order: numberField({
    label: 'admin.services.fields.order',
    help: 'admin.services.orderHelp',
    initial: 0,
    min: 0,
  }),
  status: choiceField(CONTENT_STATUSES, {
    label: 'admin.services.fields.status',
    initial: 'active',
    optionLabel: (status) => `dashboard.state.${status}`,
  }),
  featured: switchField({
    label: 'admin.services.fields.featured',
    initial: false,
    yes: 'dashboard.state.featured',
    no: 'dashboard.state.notFeatured',
  }),
  sections: sectionsField,
};

/** An empty slug is made of the English title, also on saving. */
function withSlug<Values extends { slug: string; titleEn: string }>(values: Values): Values {
  return { ...values, slug: values.slug || slugify(values.titleEn) };
}

const statusChanged = { message: { key: 'dashboard.toast.statusChanged' } };
const toggleStatus = rowAction({
  key: 'toggleStatus',
  label: { key: 'admin.services.actions.toggleStatus' },
  icon: <CheckCircleOutlined />,
  change: changeOf(ToggleServiceStatusDocument, byId, (data) => data.toggleServiceStatus),
  input: (service: ServiceRow) => service.id,
  done: () => statusChanged,
  failure: { key: 'dashboard.errors.status' },
});
const toggleFeatured = rowAction({
  key: 'toggleFeatured',
  label: { key: 'admin.services.actions.toggleFeatured' },
  icon: <StarOutlined />,
  change: changeOf(ToggleServiceFeaturedDocument, byId, (data) => data.toggleServiceFeatured),
  input: (service: ServiceRow) => service.id,
  done: () => statusChanged,
  failure: { key: 'dashboard.errors.status' },
});

/** The firm's services (M130, A34). */
export const servicesResource = defineResource({
  name: 'services',
  rowId: (service: ServiceRow) => service.id,
  rowName: (service: ServiceRow) => service.title,
  list: sourceOf(AdminServicesDocument, (data) => data.services, MAX_AGE.services),
  stats: statsOf(AdminServiceStatsDocument, {
    read: (data) => data.serviceStats,
    maxAge: MAX_AGE.services,
    items: [
      { of: 'totalServices', label: 'admin.services.stats.total', icon: <FileTextOutlined /> },
      { of: 'activeServices', label: 'admin.services.stats.active', icon: <CheckCircleOutlined /> },
      {
        of: 'inactiveServices',
        label: 'admin.services.stats.inactive',
        icon: <PauseCircleOutlined />,
      },
      { of: 'featuredServices', label: 'admin.services.stats.featured', icon: <StarOutlined /> },
    ],
  }),
  filters: {
    status: choiceFilter(CONTENT_STATUSES, {
      label: 'admin.services.fields.status',
      optionLabel: (status) => `dashboard.state.${status}`,
    }),
    featured: booleanFilter({
      label: 'admin.services.fields.featured',
      yes: 'dashboard.state.featured',
      no: 'dashboard.state.notFeatured',
    }),
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
    orderColumn({
      change: changeOf(
        ReorderServiceDocument,
        (input: { id: number; order: number }) => input,
        (data) => data.reorderService,
      ),
      read: (service: ServiceRow) => service,
    }),
    toggleColumn({
      key: 'status',
      title: 'admin.services.fields.status',
      isOn: (service: ServiceRow) => service.status === 'active',
      on: { tone: 'done', label: 'dashboard.state.active', action: 'dashboard.actions.deactivate' },
      off: { tone: 'off', label: 'dashboard.state.inactive', action: 'dashboard.actions.activate' },
      action: toggleStatus,
    }),
    toggleColumn({
      key: 'featured',
      title: 'admin.services.fields.featured',
      isOn: (service: ServiceRow) => service.featured,
      on: {
        tone: 'good',
        label: 'dashboard.state.featured',
        action: 'dashboard.actions.unfeature',
      },
      off: {
        tone: 'off',
        label: 'dashboard.state.notFeatured',
        action: 'dashboard.actions.feature',
      },
      action: toggleFeatured,
    }),
    dateColumn((service: ServiceRow) => service.updatedAt, {
      key: 'updatedAt',
      title: 'admin.services.fields.updatedAt',
      sortBy: 'updatedAt',
    }),
  ],
  form: defineForm({
    fields,
    load: lookupOf(AdminServiceDocument, byId, (data) => data.service),
    create: changeOf(
      CreateServiceDocument,
      (values) => ({ input: withSlug(values) }),
      (data) => data.createService,
    ),
    update: changeOf(
      UpdateServiceDocument,
      (edit: FormUpdate<number, ValuesOf<typeof fields>>) => ({
        id: edit.id,
        input: { ...withSlug(edit.values), version: edit.version },
      }),
      (data) => data.updateService,
    ),
  }),
  remove: changeOf(RemoveServiceDocument, byId, (data) => data.removeService),
  restore: changeOf(RestoreServiceDocument, byId, (data) => data.restoreService),
});
