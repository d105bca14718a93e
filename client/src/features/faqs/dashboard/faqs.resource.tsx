import {
  AppstoreOutlined,
  CheckCircleOutlined,
  QuestionCircleOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { faqContent } from '@contract/content/faq';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { referenceField } from '../../../dashboard/engine/form/reference-field';
import { dynamicFilter } from '../../../dashboard/engine/list/filters';
import { viewAction } from '../../../dashboard/engine/rows/standard-actions';
import { faqOperations } from '../../../graphql/generated/faq-operations';
import type { AdminFaqRowFragment as FaqRow } from '../../../graphql/generated/graphql';
import { categoryField, useCategoryChoices } from '../../categories/dashboard/category-select';
import { useSituationOptions } from '../../situations/dashboard/use-situation-options';
import { Bdi } from '../../../components/bdi';
import { ResolvedText } from '../../../dashboard/ui/texts';
import styles from './faqs.module.css';

/** A question with its category under it. */
function FaqTitle({ faq }: { faq: FaqRow }) {
  const choices = useCategoryChoices('faq');
  const category = choices.find(({ slug }) => slug === faq.category);
  return (
    <div className={styles.title}>
      <span className={styles.question}>
        <ResolvedText language={faq.resolvedLanguage}>{faq.question}</ResolvedText>
      </span>
      <span className={styles.category}>
        <Bdi>{category?.name ?? faq.category}</Bdi>
      </span>
    </div>
  );
}

/** The beginning of the answer. */
function FaqAnswer({ faq }: { faq: FaqRow }) {
  return (
    <span className={styles.answer}>
      <Bdi>{faq.answer}</Bdi>
    </span>
  );
}

const CATEGORY = 'admin.faqs.fields.category';

const useCategoryOptions = () =>
  useCategoryChoices('faq').map(({ slug, name }) => ({ value: slug, label: name }));

/** Screen of the frequently asked questions. */
export const faqsResource = contentResource(faqContent, faqOperations, {
  customFields: {
    category: categoryField('faq', CATEGORY),
    situation: referenceField('admin.faqs.fields.situation', useSituationOptions),
  },
  stats: {
    total: <QuestionCircleOutlined />,
    active: <CheckCircleOutlined />,
    featured: <StarOutlined />,
    totalCategories: <AppstoreOutlined />,
  },
  filters: { category: dynamicFilter(CATEGORY, useCategoryOptions) },
  main: (faq) => <FaqTitle faq={faq} />,
  cells: { answer: (faq) => <FaqAnswer faq={faq} /> },
  rowActions: [viewAction('faqs', ({ question }: FaqRow) => question)],
});
