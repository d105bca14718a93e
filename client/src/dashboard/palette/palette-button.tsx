import { SearchOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../ui/use-media-query';
import type { PaletteScreen } from './use-places';
import { usePaletteShortcut } from './use-palette-shortcut';

const loadDialog = async () => ({ default: (await import('./palette-dialog')).PaletteDialog });
const PaletteDialog = lazy(loadDialog);
const LOAD_AFTER_MS = 1500;

/** Loads the dialog's code soon after the screen, so that nothing typed right after Ctrl+K is lost. */
function useDialogCode(): void {
  useEffect(() => {
    // if it fails, opening the dialog loads it again
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Opens the search over everything, as Ctrl+K or Cmd+K does. */
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
  useDialogCode();
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
