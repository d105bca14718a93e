import { useTranslation } from 'react-i18next';
import { LongText } from '../../dashboard/ui/long-text';
import type { AdminCategoryRowFragment } from '../../graphql/generated/graphql';

/** The description of a category, or a text that says it has none. */
export function CategoryDescription({ category }: { category: AdminCategoryRowFragment }) {
  const { t } = useTranslation();
  return <LongText>{category.description || t('admin.categories.noDescription')}</LongText>;
}
