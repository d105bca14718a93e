import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_CATEGORIES, type CategoryScope } from '@contract/content/category';
import { MAX_AGE } from '../../dashboard/engine/freshness';
import { useFreshQuery } from '../../dashboard/engine/use-fresh-query';
import { AdminCategoryChoicesDocument } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';

interface Named {
  slug: string;
  nameAr: string;
  nameFr: string;
  nameEn: string;
}

/** A category that something can be put into. */
export interface CategoryChoice {
  slug: string;
  name: string;
}

const NONE = {};

/** How a category is called in the language of the screen; a draft may lack it there. */
export function useCategoryName(): (category: Named) => string {
  const locale = useLocale();
  return useCallback(
    ({ slug, nameAr, nameFr, nameEn }) =>
      ({ ar: nameAr, fr: nameFr, en: nameEn })[locale] || nameAr || nameEn || nameFr || slug,
    [locale],
  );
}

/** The categories of one scope; the five that are there at first when none can be read. */
export function useCategoryChoices(scope: CategoryScope): CategoryChoice[] {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const { data } = useFreshQuery(AdminCategoryChoicesDocument, NONE, MAX_AGE.categories);
  return useMemo(() => {
    const found = (data?.categories.items ?? []).filter(
      (category) => category.scope === scope || category.scope === 'both',
    );
    if (found.length > 0)
      return found.map((category) => ({ slug: category.slug, name: nameOf(category) }));
    return FIRST_CATEGORIES.map((slug) => ({ slug, name: t(`admin.categories.first.${slug}`) }));
  }, [data, nameOf, scope, t]);
}
