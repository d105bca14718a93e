import { type FormRule, Select } from 'antd';
import type { CategoryScope } from '@contract/content/category';
import { customField } from '../../dashboard/engine/fields';
import type { ControlProps, Field } from '../../dashboard/engine/field-types';
import { SEARCH_OPTIONS } from '../../dashboard/ui/search-options';
import { useCategoryChoices } from './use-category-choices';

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
