import { SearchOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../ui/use-media-query';
import type { PaletteScreen } from './use-places';
import { usePaletteShortcut } from './use-palette-shortcut';

const PaletteDialog = lazy(async () => ({
  default: (await import('./palette-dialog')).PaletteDialog,
}));

/** Opens the search over everything, as Ctrl+K or Cmd+K does. Its code is loaded when it is first opened. */
export function PaletteButton({ screens }: { screens: readonly PaletteScreen[] }) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  usePaletteShortcut(open);
  const label = t('dashboard.palette.title');
  return (
    <>
      <Tooltip title={`${label} (Ctrl+K)`}>
        <Button
          type="text"
          icon={<SearchOutlined aria-hidden="true" />}
          aria-label={label}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          {isNarrow ? null : label}
        </Button>
      </Tooltip>
      {wasOpened && (
        <Suspense fallback={null}>
          <PaletteDialog open={isOpen} screens={screens} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
