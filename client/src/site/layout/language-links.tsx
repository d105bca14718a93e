import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Locale } from '@contract/locales';
import { pathInLocale, useLocale } from '../../lib/i18n/i18n';
import { useLanguageChoice } from '../../lib/use-language-choice';
import styles from './language-links.module.css';

const NAMES: readonly { locale: Locale; short: string; name: string }[] = [
  { locale: 'en', short: 'EN', name: 'English' },
  { locale: 'fr', short: 'FR', name: 'Français' },
  { locale: 'ar', short: 'AR', name: 'العربية' },
];

/** Links to the same page in the other languages. The choice is saved, also in the profile. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const current = useLocale();
  const choose = useLanguageChoice();
  const { pathname, search } = useLocation();

  const follow = (event: MouseEvent, locale: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(locale);
  };

  return (
    <nav className={styles.languages} aria-label={t('nav.language')}>
      {NAMES.map(({ locale, short, name }) => (
        <a
          key={locale}
          href={pathInLocale(pathname, locale) + search}
          hrefLang={locale}
          lang={locale}
          title={name}
          aria-current={locale === current || undefined}
          onClick={(event) => follow(event, locale)}
        >
          {short}
        </a>
      ))}
    </nav>
  );
}
