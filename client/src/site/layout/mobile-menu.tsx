import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/icon';
import { LazyBlock } from '../../components/lazy-block';
import { Skeleton } from '../../components/skeleton';
import { lazyComponent } from '../../lib/lazy-component';
import { Logo } from './logo';
import styles from './mobile-menu.module.css';

/** Most visits on wide screens never open it, so it is loaded after the page. */
const MenuContent = lazyComponent(async () => (await import('./menu-content')).MenuContent);

/** The header for small screens, in a native dialog, which handles focus and Escape. */
export function MobileMenu() {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  useEffect(() => dialog.current?.close(), [key]);
  useEffect(() => void MenuContent.preload(), []);

  const show = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };

  return (
    <>
      <button
        type="button"
        className={styles.open}
        onClick={show}
        aria-label={t('nav.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        <Icon name="menu" size={26} />
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={t('nav.menu')}
        onClose={() => setOpen(false)}
        onClick={closeOnBackdrop}
      >
        <div className={styles.sheet}>
          <div className={styles.head}>
            <Logo onNavigate={() => dialog.current?.close()} />
            <button
              type="button"
              className={styles.close}
              onClick={() => dialog.current?.close()}
              aria-label={t('nav.closeMenu')}
            >
              <Icon name="close" size={24} />
            </button>
          </div>
          {open && (
            <LazyBlock fallback={<Skeleton lines={6} />}>
              <MenuContent />
            </LazyBlock>
          )}
        </div>
      </dialog>
    </>
  );
}
