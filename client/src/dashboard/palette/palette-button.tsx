import { SearchOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../components/error-boundary';
import { lazyComponent } from '../../lib/lazy-component';
import { useIsNarrow } from '../ui/use-media-query';
import { PaletteFailed } from './palette-failed';
import type { PaletteScreen } from './use-places';
import { usePaletteShortcut } from './use-palette-shortcut';

const PaletteDialog = lazyComponent(async () => (await import('./palette-dialog')).PaletteDialog);
const LOAD_AFTER_MS = 1500;

/** Loads the dialog's code soon after the screen, so that nothing typed right after Ctrl+K is lost. */
function useDialogCode(): void {
  useEffect(() => {
    const timer = setTimeout(() => void PaletteDialog.preload(), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Opens the search over everything, as Ctrl+K or Cmd+K does. */
export function PaletteButton({ screens }: { screens: readonly PaletteScreen[] }) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const open = () => {
    setOpenings((count) => count + 1);
    setOpen(true);
  };
  const close = () => setOpen(false);
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
      {openings > 0 && (
        <ErrorBoundary fallback={<PaletteFailed open={isOpen} onClose={close} />}>
          <Suspense fallback={null}>
            <PaletteDialog open={isOpen} openings={openings} screens={screens} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
