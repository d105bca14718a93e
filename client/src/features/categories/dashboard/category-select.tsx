import { type FormRule, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CategoryScope, FIRST_CATEGORIES } from '@contract/content/category';
import { customField } from '../../../dashboard/engine/form/fields';
import type { ControlProps, Field } from '../../../dashboard/engine/field-types';
import { SEARCH_OPTIONS } from '../../../dashboard/ui/input-props';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { AdminCategoryChoicesDocument } from '../../../graphql/generated/graphql';

/** A category as an option. */
interface CategoryChoice {
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

interface CategorySelectProps extends ControlProps<string> {
  scope: CategoryScope;
  placeholder?: string;
  /** A category that cannot be chosen. */
  excludedSlug?: string;
}

/** Selects a category by its name in the current language. */
export function CategorySelect(props: CategorySelectProps) {
  const { scope, value, excludedSlug, onChange, ...rest } = props;
  const choices = useCategoryChoices(scope).filter(({ slug }) => slug !== excludedSlug);
  return (
    <Select<string>
      {...rest}
      style={{ width: '100%' }}
      value={value || undefined}
      showSearch={SEARCH_OPTIONS}
      options={choices.map(({ slug, name }) => ({ value: slug, label: name }))}
      onChange={(slug) => onChange?.(slug)}
    />
  );
}

/** The category of a row, by its slug. Required. */
export function categoryField(scope: CategoryScope, label: string): Field<string> {
  return customField<string>(
    { label },
    {
      initial: '',
      wide: false,
      control: () => <CategorySelect scope={scope} />,
      rules: ({ t }): FormRule[] => [{ required: true, message: t('admin.categories.choose') }],
    },
  );
}
