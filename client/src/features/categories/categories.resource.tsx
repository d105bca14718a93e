import {
  CheckCircleOutlined,
  DeleteOutlined,
  FileTextOutlined,
  PauseCircleOutlined,
} from '@ant-design/icons';
import { CATEGORY_COLOR, CATEGORY_ICONS, categoryContent } from '@contract/content/category';
import { contentResource } from '../../dashboard/engine/content-resource';
import { customField } from '../../dashboard/engine/fields';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { colorRule } from '../../dashboard/engine/rules';
import { categoryOperations } from '../../graphql/generated/category-operations';
import { CategoryDescription } from './category-description';
import { CategoryRemoval } from './category-removal';
import { CategoryTitle } from './category-title';
import { ColorControl } from './color-control';
import { IconPicker } from './icon-picker';

const own = {
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
export const categoriesResource = contentResource(categoryContent, categoryOperations, {
  own,
  choices: { scope: 'admin.categories.scopes' },
  fetching: { maxAge: MAX_AGE.categories },
  rowName: ({ name, slug }) => name || slug,
  stats: {
    totalCategories: <FileTextOutlined />,
    activeCategories: <CheckCircleOutlined />,
    inactiveCategories: <PauseCircleOutlined />,
  },
  columns: ({ main, field, order, status, languages }) => [
    main((category) => <CategoryTitle category={category} />),
    field('description', (category) => <CategoryDescription category={category} />),
    order,
    status,
    languages,
  ],
  removedByDialog: true,
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
});
