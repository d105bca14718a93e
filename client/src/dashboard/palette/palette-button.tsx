import { SearchOutlined } from '@ant-design/icons';
import { Button, Modal, Tooltip } from 'antd';
import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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

/**
 * Keeps the letters that are typed between the shortcut and the moment the box can take them. Single keys are shortcuts
 * of the page behind it, so that a phone number would refuse a request.
 */
function useTypedAhead() {
  const typed = useRef<string | undefined>(undefined);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (typed.current === undefined || !isLetter) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      typed.current += event.key;
    };
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
  const start = useCallback(() => {
    typed.current ??= '';
  }, []);
  /** What was typed; from here on the box takes the keys. */
  const take = useCallback(() => {
    const text = typed.current ?? '';
    typed.current = undefined;
    return text;
  }, []);
  return { start, take };
}

/** The dialog of the search when its code did not arrive: the screen behind it goes on. */
function PaletteFailed({ open, onClose, takeTyped }: FailedProps) {
  const { t } = useTranslation();
  useEffect(() => void takeTyped(), [takeTyped]);
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

interface FailedProps {
  open: boolean;
  onClose(): void;
  takeTyped(): string;
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
  const { start, take } = useTypedAhead();
  const open = () => {
    start();
    setOpenings((count) => count + 1);
    setOpen(true);
  };
  const close = () => {
    take();
    setOpen(false);
  };
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
        <ErrorBoundary fallback={<PaletteFailed open={isOpen} onClose={close} takeTyped={take} />}>
          <Suspense fallback={null}>
            <PaletteDialog
              open={isOpen}
              openings={openings}
              screens={screens}
              takeTyped={take}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
