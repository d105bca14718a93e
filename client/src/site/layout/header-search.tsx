import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { pathInLocale, useLocale } from '../../lib/i18n/i18n';
import styles from './header-search.module.css';

const ID = 'header-search';

/** The browser would open it, too, but leave the caret outside: phones show no keyboard then. */
function open(event: MouseEvent): void {
  event.preventDefault();
  const form = document.getElementById(ID)!;
  form.togglePopover();
  form.querySelector('input')!.focus();
}

/**
 * The search of the site in the header. A form that the browser sends, so that it can be used before the
 * page's script is there. On screens without room for it a button opens it over the header.
 */
export function HeaderSearch() {
  const { t } = useTranslation();
  const label = t('nav.search');
  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget={ID}
        onClick={open}
        aria-label={label}
      >
        <Icon name="search" />
      </button>
      <form
        id={ID}
        popover="auto"
        className={styles.form}
        role="search"
        aria-label={label}
        action={pathInLocale('/search', useLocale())}
      >
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label={t('search.label')}
          placeholder={label}
          autoComplete="off"
        />
        <button className={styles.submit} aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
        <button
          type="button"
          className={styles.close}
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={t('common.close')}
        >
          <Icon name="close" />
        </button>
      </form>
    </>
  );
}
