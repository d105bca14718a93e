import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_CATEGORIES, type CategoryScope } from '@contract/content/category';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import { AdminCategoryChoicesDocument } from '../../graphql/generated/graphql';

/** A category that something can be put into. */
export interface CategoryChoice {
  slug: string;
  name: string;
}

const categories = queryOf(
  AdminCategoryChoicesDocument,
  (data) => data.categories.items,
  MAX_AGE.categories,
);

/** The categories of one scope; the five that are there at first when none can be read. */
export function useCategoryChoices(scope: CategoryScope): CategoryChoice[] {
  const { t } = useTranslation();
  const { data } = categories.useData({});
  return useMemo(() => {
    const found = (data ?? []).filter(
      (category) => category.scope === scope || category.scope === 'both',
    );
    if (found.length > 0) return found.map(({ slug, name }) => ({ slug, name: name || slug }));
    return FIRST_CATEGORIES.map((slug) => ({ slug, name: t(`admin.categories.first.${slug}`) }));
  }, [data, scope, t]);
}
