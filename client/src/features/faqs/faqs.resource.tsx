import {
  AppstoreOutlined,
  CheckCircleOutlined,
  QuestionCircleOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { faqContent } from '@contract/content/faq';
import {
  featuredColumn,
  languagesColumn,
  statusColumn,
} from '../../dashboard/engine/content-columns';
import { featuredField, orderField, statusField } from '../../dashboard/engine/content-fields';
import { contentFilters, featuredFilter } from '../../dashboard/engine/content-filters';
import { areaField, localized } from '../../dashboard/engine/fields';
import { dynamicFilter } from '../../dashboard/engine/filters';
import { defineForm } from '../../dashboard/engine/form-definition';
import { orderColumn } from '../../dashboard/engine/order-column';
import { defineResource } from '../../dashboard/engine/resource';
import { viewAction } from '../../dashboard/engine/standard-actions';
import { statsOf } from '../../dashboard/engine/stats';
import { faqOperations } from '../../graphql/generated/faq-operations';
import type { AdminFaqRowFragment as FaqRow } from '../../graphql/generated/graphql';
import { categoryField } from '../categories/category-select';
import { useCategoryChoices } from '../categories/use-category-choices';
import { FaqAnswer, FaqTitle } from './faq-title';

const { texts } = faqContent;
const questionOf = ({ question }: FaqRow) => question;

const fields = {
  question: localized(
    areaField({ label: 'admin.faqs.fields.question', limit: texts.question, rows: 2 }),
  ),
  answer: localized(areaField({ label: 'admin.faqs.fields.answer', limit: texts.answer, rows: 6 })),
  category: categoryField('faq', 'admin.faqs.fields.category'),
  order: orderField,
  status: statusField,
  featured: featuredField,
};

const useCategoryOptions = () =>
  useCategoryChoices('faq').map(({ slug, name }) => ({ value: slug, label: name }));

/** Frequently asked questions (M119 to M121). */
export const faqsResource = defineResource({
  name: 'faqs',
  audited: 'faq',
  rowId: (faq: FaqRow) => faq.id,
  rowName: questionOf,
  list: faqOperations.list(),
  stats: statsOf(faqOperations.stats(), [
    { counter: 'totalFAQs', label: 'admin.faqs.stats.total', icon: <QuestionCircleOutlined /> },
    { counter: 'activeFAQs', label: 'admin.faqs.stats.active', icon: <CheckCircleOutlined /> },
    { counter: 'featuredFAQs', label: 'admin.faqs.stats.featured', icon: <StarOutlined /> },
    {
      counter: 'totalCategories',
      label: 'admin.faqs.stats.categories',
      icon: <AppstoreOutlined />,
    },
  ]),
  filters: {
    ...contentFilters,
    category: dynamicFilter('admin.faqs.fields.category', useCategoryOptions),
    featured: featuredFilter,
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
    orderColumn<FaqRow>(faqOperations.reorder),
    statusColumn<FaqRow>(faqOperations.toggleStatus),
    featuredColumn<FaqRow>(faqOperations.toggleFeatured),
    languagesColumn,
  ],
  form: defineForm({
    fields,
    drafts: true,
    load: faqOperations.one,
    create: faqOperations.create,
    update: faqOperations.update,
  }),
  rowActions: [viewAction('faqs', questionOf)],
  remove: faqOperations.remove,
  restore: faqOperations.restore,
});
