import { ColorPicker, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CATEGORY_COLOR } from '@contract/content/category';
import { COLOR_PATTERN } from '@contract/patterns';
import type { ControlProps } from '../../dashboard/engine/field-types';
import styles from './color-control.module.css';

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
export function ColorControl({ value = '', onChange, ...rest }: ControlProps<string>) {
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
