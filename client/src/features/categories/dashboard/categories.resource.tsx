import {
  CheckCircleOutlined,
  DeleteOutlined,
  FileTextOutlined,
  PauseCircleOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import { ColorPicker, Input } from 'antd';
import {
  CATEGORY_COLOR,
  CATEGORY_ICONS,
  categoryContent,
  type CategoryIconName,
} from '@contract/content/category';
import { COLOR_PATTERN } from '@contract/patterns';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { customField } from '../../../dashboard/engine/form/fields';
import { MAX_AGE } from '../../../dashboard/engine/operations';
import { colorRule } from '../../../dashboard/engine/form/rules';
import { categoryOperations } from '../../../graphql/generated/category-operations';
import { CategoryRemoval } from './category-removal';
import { LongText, ResolvedText } from '../../../dashboard/ui/texts';
import type { AdminCategoryRowFragment } from '../../../graphql/generated/graphql';
import type { ControlProps } from '../../../dashboard/engine/field-types';
import styles from './categories.module.css';
import { LineArt } from '../../../components/line-art';
import { Ltr } from '../../../components/bdi';

/** Colours with enough contrast on the site's background, the default first. */
const SUGGESTED = [
  CATEGORY_COLOR,
  '#1D4E89',
  '#0B1F3A',
  '#7A5A12',
  '#C9A24B',
  '#0F766E',
  '#14532D',
  '#6D28D9',
  '#B45309',
  '#8B1A1A',
];

/** A colour, chosen in the picker or typed. The text input is for keyboard users. */
function ColorControl({ value = '', onChange, ...rest }: ControlProps<string>) {
  const { t } = useTranslation();
  const shown = COLOR_PATTERN.test(value) ? value : CATEGORY_COLOR;
  return (
    <div className={styles.color}>
      <ColorPicker
        value={shown}
        format="hex"
        disabledFormat
        disabledAlpha
        presets={[{ label: t('admin.categories.suggested'), colors: SUGGESTED }]}
        onChange={(color) => onChange?.(color.toHexString().toUpperCase())}
      />
      <Input
        {...rest}
        dir="ltr"
        styles={{ input: { direction: 'ltr' } }}
        maxLength={7}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}

/** A category's icon in its colour and its name, with the slug under it. */
function CategoryTitle({ category }: { category: AdminCategoryRowFragment }) {
  return (
    <div className={styles.title}>
      <span className={styles.icon} style={{ color: category.color }}>
        <CategoryIcon name={category.icon} />
      </span>
      <div className={styles.words}>
        <ResolvedText language={category.resolvedLanguage}>{category.name}</ResolvedText>
        <span className={styles.slug}>
          <Ltr>{category.slug}</Ltr>
        </span>
      </div>
    </div>
  );
}

/** Line drawings on the same 24 px grid as the other icons. */
const PATHS: Record<CategoryIconName, string> = {
  audit: 'M5 3.5h9v6M5 3.5v17h6M8 8h4M8 12h3M15.5 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM18.5 19l2.5 2.5',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2ZM12 6.500v14',
  briefcase: 'M3.5 8h17v11.500h-17zM9 8V5h6v3M3.5 13h17M12 12v2.5',
  building:
    'M5 20.500V4h9v16.500M14 9h5v11.500M3 20.500h18M8 8h3M8 12h3M8 16h3M16.5 13v.3M16.5 16.500v.3',
  coins:
    'M9 4.500c3 0 5.5 1 5.5 2.500S12 9.5 9 9.5 3.5 8.5 3.5 7 6 4.5 9 4.500ZM3.5 7v8c0 1.5 2.5 2.5 5.5 2.500M3.5 11c0 1.5 2.5 2.5 5.5 2.500M15 11c3 0 5.5 1 5.5 2.500S18 16 15 16s-5.5-1-5.5-2.500S12 11 15 11ZM9.5 13.500V18c0 1.5 2.5 2.5 5.5 2.500s5.5-1 5.5-2.500v-4.5',
  contract: 'M6 3.500h12v17H6zM9 8h6M9 11.500h6M9 16.500c1-1.5 2-1.5 2.5 0s1.5 1.5 3.5 0',
  gavel: 'm13 4 6 6M10.5 6.500l6 6M12 5l-3 3 6 6 3-3M11.5 11.5 4 19M4 21h9',
  globe:
    'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.500c2.5 2.4 3.7 5.2 3.7 8.500s-1.2 6.1-3.7 8.500c-2.5-2.4-3.7-5.2-3.7-8.500s1.2-6.1 3.7-8.500Z',
  graduation:
    'M12 5 2.5 9.5 12 14l9.5-4.500L12 5ZM6 11.500v5c1.5 1.5 3.5 2.5 6 2.500s4.5-1 6-2.500v-5M21.5 9.500V15',
  handshake:
    'M2.5 7h4l3-1 2.5 1.500L9 10c0 1.5 2 2 3.5.5L14 9.500l5 5M6.5 7v8l5 4 2-1.500M21.5 7h-4l-3-1-2.5 1.500M17.5 7v8l-4 3.500M19 14.500h2.500M2.5 15h4',
  home: 'M4 11 12 4l8 7M6 9.500v11h12v-11M10 20.500V14h4v6.5',
  people:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3 19.500c.4-3.5 2.8-5.5 6-5.500s5.6 2 6 5.500M15.5 5.300a3 3 0 0 1 0 5.400M17 14.300c2.3.6 3.7 2.5 4 5.2',
  question:
    'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.5 9.500c0-1.5 1-2.5 2.5-2.500s2.5 1 2.5 2.300c0 2-2.5 2.2-2.5 4.200M12 16.700v.3',
  scales:
    'M12 4v16M8 20.500h8M5 7.500h14M5 7.5 2.5 14h5L5 7.500ZM19 7.5 16.5 14h5L19 7.500ZM2.5 14c0 2.5 5 2.5 5 0M16.5 14c0 2.5 5 2.5 5 0',
  shield:
    'M12 3 4.5 6v5.500c0 4.7 3 7.8 7.5 9.5 4.5-1.7 7.5-4.8 7.5-9.500V6L12 3ZM8.5 12l2.5 2.5 4.5-5',
  tag: 'M3.5 4h8.500l8.5 8.5-8 8-9-9V4ZM8 8v.3',
};

const isKnown = (name: string): name is CategoryIconName => Object.hasOwn(PATHS, name);

/** The icon of a category in the colour of the text. Unknown names get the tag icon. */
export function CategoryIcon({ name, size = 20 }: { name: string; size?: number }) {
  return <LineArt path={PATHS[isKnown(name) ? name : 'tag']} grid={24} size={size} />;
}

/** Chooses an icon. Radio buttons make it work with Tab and the arrow keys. */
function IconPicker({ id, value, onChange }: ControlProps<string>) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <div
      id={id}
      className={styles.picker}
      role="radiogroup"
      aria-label={t('admin.categories.fields.icon')}
    >
      {CATEGORY_ICONS.map((name) => (
        <label key={name} className={styles.choice} title={t(`admin.categories.icons.${name}`)}>
          <input
            type="radio"
            name={group}
            className="visually-hidden"
            checked={value === name}
            aria-label={t(`admin.categories.icons.${name}`)}
            onChange={() => onChange?.(name)}
          />
          <CategoryIcon name={name} />
        </label>
      ))}
    </div>
  );
}

/** The description of a category, or a text that says it has none. */
function CategoryDescription({ category }: { category: AdminCategoryRowFragment }) {
  const { t } = useTranslation();
  return <LongText>{category.description || t('admin.categories.noDescription')}</LongText>;
}

const customFields = {
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
  customFields,
  choices: { scope: 'admin.categories.scopes' },
  fetching: { maxAge: MAX_AGE.categories },
  rowName: ({ name, slug }) => name || slug,
  stats: {
    total: <FileTextOutlined />,
    active: <CheckCircleOutlined />,
    inactive: <PauseCircleOutlined />,
  },
  main: (category) => <CategoryTitle category={category} />,
  cells: { description: (category) => <CategoryDescription category={category} /> },
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
