import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import { CATEGORY_ICONS } from '@contract/content/category';
import type { ControlProps } from '../../dashboard/engine/field-types';
import { CategoryIcon } from './category-icon';
import styles from './icon-picker.module.css';

/** Chooses an icon. Radio buttons make it work with Tab and the arrow keys. */
export function IconPicker({ id, value, onChange }: ControlProps<string>) {
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
