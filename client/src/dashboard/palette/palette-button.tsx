import { SearchOutlined } from '@ant-design/icons';
import { Button, Modal, Tooltip } from 'antd';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../components/error-boundary';
import { lazyComponent } from '../../lib/lazy-component';
import { useIsNarrow } from '../ui/screen-width';
import type { PaletteScreen } from './use-places';
import { ScreenError } from '../layout/screen-error';

/** Also compares `code`, because on an Arabic keyboard the K key has another letter. */
function isPaletteShortcut(event: KeyboardEvent): boolean {
  const modified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return modified && (event.code === 'KeyK' || event.key.toLowerCase() === 'k');
}

/** Ctrl+K or Cmd+K, also while somebody types. */
function usePaletteShortcut(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteShortcut(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** The dialog of the search when its code did not arrive: the screen behind it goes on. */
function PaletteFailed({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      title={t('dashboard.palette.title')}
      footer={null}
      width={600}
      styles={{ wrapper: { alignItems: 'start' } }}
      onCancel={onClose}
    >
      <ScreenError />
    </Modal>
  );
}

const PaletteDialog = lazyComponent(async () => (await import('./palette-dialog')).PaletteDialog);
const LOAD_AFTER_MS = 1500;

/** Loads the dialog's code soon after the screen, so that nothing typed right after Ctrl+K is lost. */
function usePreloadedDialog(): void {
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
  usePreloadedDialog();
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
