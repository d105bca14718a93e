import {
  AppstoreOutlined,
  CheckCircleOutlined,
  QuestionCircleOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { faqContent } from '@contract/content/faq';
import { contentResource } from '../../dashboard/engine/content-resource';
import { dynamicFilter } from '../../dashboard/engine/filters';
import { viewAction } from '../../dashboard/engine/standard-actions';
import { faqOperations } from '../../graphql/generated/faq-operations';
import type { AdminFaqRowFragment as FaqRow } from '../../graphql/generated/graphql';
import { categoryField } from '../categories/category-select';
import { useCategoryChoices } from '../categories/use-category-choices';
import { FaqAnswer, FaqTitle } from './faq-title';

const CATEGORY = 'admin.faqs.fields.category';

const useCategoryOptions = () =>
  useCategoryChoices('faq').map(({ slug, name }) => ({ value: slug, label: name }));

/** Frequently asked questions (M119 to M121). */
export const faqsResource = contentResource(faqContent, faqOperations, {
  own: { category: categoryField('faq', CATEGORY) },
  stats: {
    totalFAQs: <QuestionCircleOutlined />,
    activeFAQs: <CheckCircleOutlined />,
    featuredFAQs: <StarOutlined />,
    totalCategories: <AppstoreOutlined />,
  },
  filters: { category: dynamicFilter(CATEGORY, useCategoryOptions) },
  columns: ({ main, field, order, status, flag, languages }) => [
    main((faq) => <FaqTitle faq={faq} />),
    field('answer', (faq) => <FaqAnswer faq={faq} />),
    order,
    status,
    flag('featured'),
    languages,
  ],
  rowActions: [viewAction('faqs', ({ question }: FaqRow) => question)],
});
