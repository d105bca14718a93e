import {
  CheckCircleOutlined,
  DeleteOutlined,
  FileTextOutlined,
  PauseCircleOutlined,
} from '@ant-design/icons';
import {
  CATEGORY_COLOR,
  CATEGORY_ICONS,
  CATEGORY_SCOPES,
  categoryContent,
} from '@contract/content/category';
import { languagesColumn, statusColumn } from '../../dashboard/engine/content-columns';
import { orderField, statusField } from '../../dashboard/engine/content-fields';
import { updateInput } from '../../dashboard/engine/content-variables';
import { contentFilters } from '../../dashboard/engine/content-filters';
import {
  areaField,
  choiceField,
  customField,
  localized,
  textField,
} from '../../dashboard/engine/fields';
import { choiceFilter } from '../../dashboard/engine/filters';
import type { ValuesOf } from '../../dashboard/engine/field-types';
import { defineForm, type FormUpdate } from '../../dashboard/engine/form-definition';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { mutationOf } from '../../dashboard/engine/operations';
import { orderColumn } from '../../dashboard/engine/order-column';
import { defineResource } from '../../dashboard/engine/resource';
import { colorRule } from '../../dashboard/engine/rules';
import { slugField, withDefaultSlug } from '../../dashboard/engine/slug-field';
import { statsOf } from '../../dashboard/engine/stats';
import { categoryOperations } from '../../graphql/generated/category-operations';
import {
  UpdateCategoryDocument,
  type AdminCategoryRowFragment as CategoryRow,
} from '../../graphql/generated/graphql';
import { CategoryDescription } from './category-description';
import { CategoryRemoval } from './category-removal';
import { CategoryTitle } from './category-title';
import { ColorControl } from './color-control';
import { IconPicker } from './icon-picker';

const { texts } = categoryContent;

const fields = {
  name: localized(textField({ label: 'admin.categories.fields.name', limit: texts.name })),
  description: localized(
    areaField({
      label: 'admin.categories.fields.description',
      limit: texts.description,
      rows: 2,
      optional: true,
    }),
  ),
  slug: slugField({
    label: 'admin.categories.fields.slug',
    help: 'admin.categories.slugHelp',
    from: 'nameEn',
    check: categoryOperations.checkSlug,
  }),
  scope: choiceField(CATEGORY_SCOPES, {
    label: 'admin.categories.fields.scope',
    initial: 'both',
    optionLabel: (scope) => `admin.categories.scopes.${scope}`,
  }),
  order: orderField,
  status: statusField,
  color: customField<string>(
    { label: 'admin.categories.fields.color', optional: true },
    {
      initial: CATEGORY_COLOR,
      wide: false,
      control: () => <ColorControl />,
      rules: (context) => [colorRule(context)],
    },
  ),
  icon: customField<string>(
    { label: 'admin.categories.fields.icon', optional: true },
    { initial: CATEGORY_ICONS[0], control: () => <IconPicker />, rules: () => [] },
  ),
};

/** Categories of questions and services (M122 to M124). */
export const categoriesResource = defineResource({
  name: 'categories',
  audited: 'category',
  rowId: (category: CategoryRow) => category.id,
  rowName: (category: CategoryRow) => category.name || category.slug,
  list: categoryOperations.list(MAX_AGE.categories),
  stats: statsOf(categoryOperations.stats({ maxAge: MAX_AGE.categories }), [
    {
      counter: 'totalCategories',
      label: 'admin.categories.stats.total',
      icon: <FileTextOutlined />,
    },
    {
      counter: 'activeCategories',
      label: 'admin.categories.stats.active',
      icon: <CheckCircleOutlined />,
    },
    {
      counter: 'inactiveCategories',
      label: 'admin.categories.stats.inactive',
      icon: <PauseCircleOutlined />,
    },
  ]),
  filters: {
    ...contentFilters,
    scope: choiceFilter(CATEGORY_SCOPES, {
      label: 'admin.categories.fields.scope',
      optionLabel: (scope) => `admin.categories.scopes.${scope}`,
    }),
  },
  defaultSort: { by: 'order', order: 'asc' },
  columns: [
    {
      key: 'name',
      title: 'admin.categories.fields.name',
      sortBy: 'name',
      sortLocalized: true,
      heading: true,
      cell: (category: CategoryRow) => <CategoryTitle category={category} />,
    },
    {
      key: 'description',
      title: 'admin.categories.fields.description',
      cell: (category: CategoryRow) => <CategoryDescription category={category} />,
    },
    orderColumn<CategoryRow>(categoryOperations.reorder),
    statusColumn<CategoryRow>(categoryOperations.toggleStatus),
    languagesColumn,
  ],
  form: defineForm({
    fields,
    drafts: true,
    load: categoryOperations.one,
    create: categoryOperations.create,
    update: mutationOf(
      UpdateCategoryDocument,
      (edit: FormUpdate<string, ValuesOf<typeof fields>>) => ({
        id: edit.id,
        input: withDefaultSlug(updateInput(edit), edit.values.nameEn),
      }),
      (data) => data.updateCategory,
    ),
  }),
  rowActions: [
    {
      key: 'remove',
      permission: 'category.remove',
      label: { key: 'dashboard.actions.remove' },
      icon: <DeleteOutlined />,
      danger: true,
      dialog: CategoryRemoval,
    },
  ],
  restore: categoryOperations.restore,
});
