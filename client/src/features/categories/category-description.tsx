import { useTranslation } from 'react-i18next';
import { LongText } from '../../dashboard/ui/long-text';
import type { AdminCategoryRowFragment } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';

/** What a category is about, in the language of the screen if it says so there, or that it does not. */
export function CategoryDescription({ category }: { category: AdminCategoryRowFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { descriptionAr: ar, descriptionFr: fr, descriptionEn: en, description } = category;
  return (
    <LongText>
      {{ ar, fr, en }[locale] || description || t('admin.categories.noDescription')}
    </LongText>
  );
}
