import { CloseOutlined } from '@ant-design/icons';
import type { DrawerProps } from 'antd';
import { directionOf } from '@contract/locales';
import { useLocale } from '../../lib/i18n';
import { useIsPhone } from './use-media-query';

/** Placement and size of a drawer: at the end of the line, and full width on phones. */
export function useDrawerProps(
  width: number,
): Pick<DrawerProps, 'placement' | 'size' | 'closeIcon'> {
  const isRightToLeft = directionOf(useLocale()) === 'rtl';
  const isPhone = useIsPhone();
  return {
    placement: isRightToLeft ? 'left' : 'right',
    size: isPhone ? '100%' : width,
    closeIcon: <CloseOutlined style={{ fontSize: 18 }} />,
  };
}
