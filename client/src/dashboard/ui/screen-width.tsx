import { useCallback, useSyncExternalStore } from 'react';
import { CloseOutlined } from '@ant-design/icons';
import type { DrawerProps } from 'antd';
import { directionOf } from '@contract/locales';
import { useLocale } from '../../lib/i18n/i18n';

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

/** Whether a media query matches; renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** On phones drawers fill the screen and controls are larger. */
export const useIsPhone = () => useMediaQuery('(width < 768px)');

/** Below this width lists show cards instead of a table. */
export const useIsCardLayout = () => useMediaQuery('(width < 900px)');

/** Below this width the sidebar is a drawer. */
export const useIsNarrow = () => useMediaQuery('(width < 1200px)');
