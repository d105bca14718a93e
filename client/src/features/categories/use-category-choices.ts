import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_CATEGORIES, type CategoryScope } from '@contract/content/category';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import { AdminCategoryChoicesDocument } from '../../graphql/generated/graphql';

/** A category as an option. */
export interface CategoryChoice {
  slug: string;
  name: string;
}

const categoryChoices = queryOf(
  AdminCategoryChoicesDocument,
  (data) => data.categories.items,
  MAX_AGE.categories,
);

/** The categories of one scope, or the five initial ones when none could be loaded. */
export function useCategoryChoices(scope: CategoryScope): CategoryChoice[] {
  const { t } = useTranslation();
  const { data } = categoryChoices.useData({});
  return useMemo(() => {
    const found = (data ?? []).filter(
      (category) => category.scope === scope || category.scope === 'both',
    );
    if (found.length > 0) return found.map(({ slug, name }) => ({ slug, name: name || slug }));
    return FIRST_CATEGORIES.map((slug) => ({ slug, name: t(`admin.categories.first.${slug}`) }));
  }, [data, scope, t]);
}
