import {
  AppstoreOutlined,
  CheckCircleOutlined,
  EyeOutlined,
  QuestionCircleOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { faqContent } from '@contract/content/faq';
import { CONTENT_STATUSES } from '@contract/enums';
import { toggleColumn } from '../../dashboard/engine/columns';
import {
  areaField,
  choiceField,
  localized,
  numberField,
  switchField,
} from '../../dashboard/engine/fields';
import { booleanFilter, choiceFilter, readFilter } from '../../dashboard/engine/filters';
import type { ValuesOf } from '../../dashboard/engine/field-types';
import { defineForm, type FormUpdate } from '../../dashboard/engine/form-definition';
import { changeOf, lookupOf, sourceOf } from '../../dashboard/engine/operations';
import { orderColumn } from '../../dashboard/engine/order-column';
import { defineResource } from '../../dashboard/engine/resource';
import { rowAction, type RowAction } from '../../dashboard/engine/row-action';
import { statsOf } from '../../dashboard/engine/stats';
import {
  AdminFaqDocument,
  AdminFaqsDocument,
  AdminFaqStatsDocument,
  CreateFaqDocument,
  RemoveFaqDocument,
  ReorderFaqDocument,
  RestoreFaqDocument,
  ToggleFaqFeaturedDocument,
  ToggleFaqStatusDocument,
  UpdateFaqDocument,
  type AdminFaqRowFragment as FaqRow,
} from '../../graphql/generated/graphql';
import { categoryField } from '../categories/category-select';
import { useCategoryChoices } from '../categories/use-category-choices';
import { FaqAnswer, FaqTitle } from './faq-title';

const { texts } = faqContent;
const byId = (id: string) => ({ id });

const fields = {
  question: localized(
    areaField({ label: 'admin.faqs.fields.question', limit: texts.question, rows: 2 }),
  ),
  answer: localized(areaField({ label: 'admin.faqs.fields.answer', limit: texts.answer, rows: 6 })),
  category: categoryField('faq', 'admin.faqs.fields.category'),
  order: numberField({
    label: 'dashboard.order.label',
    help: 'admin.faqs.orderHelp',
    initial: 0,
    min: 0,
  }),
  status: choiceField(CONTENT_STATUSES, {
    label: 'admin.faqs.fields.status',
    initial: 'active',
    optionLabel: (status) => `dashboard.state.${status}`,
  }),
  featured: switchField({
    label: 'admin.faqs.fields.featured',
    initial: false,
    yes: 'dashboard.state.featured',
    no: 'dashboard.state.notFeatured',
  }),
};

const statusChanged = { message: { key: 'dashboard.toast.statusChanged' } };
const failure = { key: 'dashboard.errors.status' };
const toggleStatus = rowAction({
  key: 'toggleStatus',
  label: { key: 'admin.faqs.actions.toggleStatus' },
  icon: <CheckCircleOutlined />,
  change: changeOf(ToggleFaqStatusDocument, byId, (data) => data.toggleFaqStatus),
  input: (faq: FaqRow) => faq.id,
  done: () => statusChanged,
  failure,
});
const toggleFeatured = rowAction({
  key: 'toggleFeatured',
  label: { key: 'admin.faqs.actions.toggleFeatured' },
  icon: <StarOutlined />,
  change: changeOf(ToggleFaqFeaturedDocument, byId, (data) => data.toggleFaqFeatured),
  input: (faq: FaqRow) => faq.id,
  done: () => statusChanged,
  failure,
});

/** Looking at a question only tells which one it is (dashboard 2, "FAQ"). */
const view: RowAction<FaqRow> = {
  key: 'view',
  label: { key: 'dashboard.actions.view' },
  icon: <EyeOutlined />,
  run: (_client, { question }) =>
    Promise.resolve({
      tone: 'info',
      message: { key: 'admin.faqs.viewNotice', values: { name: question } },
    }),
  failure,
};

const useCategoryOptions = () =>
  useCategoryChoices('faq').map(({ slug, name }) => ({ value: slug, label: name }));

/** Questions that people ask (M119 to M121). */
export const faqsResource = defineResource({
  name: 'faqs',
  rowId: (faq: FaqRow) => faq.id,
  rowName: (faq: FaqRow) => faq.question,
  list: sourceOf(AdminFaqsDocument, (data) => data.faqs),
  stats: statsOf(AdminFaqStatsDocument, {
    read: (data) => data.faqStats,
    items: [
      { of: 'totalFAQs', label: 'admin.faqs.stats.total', icon: <QuestionCircleOutlined /> },
      { of: 'activeFAQs', label: 'admin.faqs.stats.active', icon: <CheckCircleOutlined /> },
      { of: 'featuredFAQs', label: 'admin.faqs.stats.featured', icon: <StarOutlined /> },
      { of: 'totalCategories', label: 'admin.faqs.stats.categories', icon: <AppstoreOutlined /> },
    ],
  }),
  filters: {
    status: choiceFilter(CONTENT_STATUSES, {
      label: 'admin.faqs.fields.status',
      optionLabel: (status) => `dashboard.state.${status}`,
    }),
    category: readFilter('admin.faqs.fields.category', useCategoryOptions),
    featured: booleanFilter({
      label: 'admin.faqs.fields.featured',
      yes: 'dashboard.state.featured',
      no: 'dashboard.state.notFeatured',
    }),
  },
  defaultSort: { by: 'order', order: 'asc' },
  columns: [
    {
      key: 'question',
      title: 'admin.faqs.fields.question',
      sortBy: 'question',
      sortLocalized: true,
      heading: true,
      cell: (faq: FaqRow) => <FaqTitle faq={faq} />,
    },
    {
      key: 'answer',
      title: 'admin.faqs.fields.answer',
      cell: (faq: FaqRow) => <FaqAnswer faq={faq} />,
    },
    orderColumn({
      change: changeOf(
        ReorderFaqDocument,
        (input: { id: string; order: number }) => input,
        (data) => data.reorderFaq,
      ),
      read: (faq: FaqRow) => faq,
    }),
    toggleColumn({
      key: 'status',
      title: 'admin.faqs.fields.status',
      isOn: (faq: FaqRow) => faq.status === 'active',
      on: { tone: 'done', label: 'dashboard.state.active', action: 'dashboard.actions.deactivate' },
      off: { tone: 'off', label: 'dashboard.state.inactive', action: 'dashboard.actions.activate' },
      action: toggleStatus,
    }),
    toggleColumn({
      key: 'featured',
      title: 'admin.faqs.fields.featured',
      isOn: (faq: FaqRow) => faq.featured,
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
  ],
  form: defineForm({
    fields,
    load: lookupOf(AdminFaqDocument, byId, (data) => data.faq),
    create: changeOf(
      CreateFaqDocument,
      (values) => ({ input: values }),
      (data) => data.createFaq,
    ),
    update: changeOf(
      UpdateFaqDocument,
      (edit: FormUpdate<string, ValuesOf<typeof fields>>) => ({
        id: edit.id,
        input: { ...edit.values, version: edit.version },
      }),
      (data) => data.updateFaq,
    ),
  }),
  rowActions: [view],
  remove: changeOf(RemoveFaqDocument, byId, (data) => data.removeFaq),
  restore: changeOf(RestoreFaqDocument, byId, (data) => data.restoreFaq),
});
