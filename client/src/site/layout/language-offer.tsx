import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, LOCALES } from '@contract/locales';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { useAuth } from '../../lib/auth';
import { useLocale } from '../../lib/i18n/i18n';
import { readText, writeText } from '../../lib/storage';
import { useLanguageChoice } from '../../lib/use-language-choice';
import styles from './site-layout.module.css';

const OFFERED = 'languageOffered';

/** Whether the person has chosen a language here: the server reads it from this cookie. */
const hasChosen = () => /(?:^|; )lang=/.test(document.cookie);

/** The first language of the browser that the site has. */
const preferred = (): Locale | undefined =>
  navigator.languages
    .map((tag) => LOCALES.find((locale) => tag.toLowerCase().split('-')[0] === locale))
    .find(Boolean);

/** The language to offer on a page in another one: once, and never to somebody who has chosen. */
function languageToOffer(current: Locale): Locale | undefined {
  const locale = preferred();
  if (!locale || locale === 'ar' || locale === current) return undefined;
  return hasChosen() || readText(OFFERED) ? undefined : locale;
}

/** Offers the site in the browser's language, in that language; the page stays where it is. */
export function LanguageOffer() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const choose = useLanguageChoice();
  const current = useLocale();
  const [offered, setOffered] = useState(() => languageToOffer(current));
  // not while it is rendered, which may happen twice; without storage it would come back on every page
  useEffect(() => {
    if (offered && !writeText(OFFERED, '1')) setOffered(undefined);
  }, [offered]);
  if (!offered || user) return null;
  return (
    <aside className={styles.offer} lang={offered} dir="ltr" aria-label={t('nav.language')}>
      <p>{t(`languageOffer.${offered}.text`)}</p>
      <Button size="small" onClick={() => choose(offered)}>
        {t(`languageOffer.${offered}.accept`)}
      </Button>
      <button
        type="button"
        className={styles.closeOffer}
        aria-label={t(`languageOffer.${offered}.close`)}
        onClick={() => setOffered(undefined)}
      >
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
