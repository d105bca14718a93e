import { useTranslation } from 'react-i18next';
import { LongText } from '../../dashboard/ui/long-text';
import type { AdminCategoryRowFragment } from '../../graphql/generated/graphql';

/** What a category is about, or that nobody has written it yet. */
export function CategoryDescription({ category }: { category: AdminCategoryRowFragment }) {
  const { t } = useTranslation();
  return <LongText>{category.description || t('admin.categories.noDescription')}</LongText>;
}
