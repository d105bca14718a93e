import { CloseOutlined } from '@ant-design/icons';
import type { DrawerProps } from 'antd';
import { directionOf } from '@contract/locales';
import { useLocale } from '../../lib/i18n';
import { usePhone } from './use-media';

/** Drawers come from the end of the line and fill a phone's screen. */
export function useDrawer(width: number): Pick<DrawerProps, 'placement' | 'size' | 'closeIcon'> {
  const isRightToLeft = directionOf(useLocale()) === 'rtl';
  const isPhone = usePhone();
  return {
    placement: isRightToLeft ? 'left' : 'right',
    size: isPhone ? '100%' : width,
    closeIcon: <CloseOutlined style={{ fontSize: 18 }} />,
  };
}
