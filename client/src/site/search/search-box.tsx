import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '@contract/limits';
import { Icon } from '../../components/icon';
import { pathInLocale, useLocale } from '../../lib/i18n/i18n';
import styles from './search-box.module.css';

/** The page of the search. */
export const SEARCH = '/search';

interface SearchBoxProps {
  /** What was searched for. */
  text?: string;
  /** Its name, where the page has another one. */
  place?: 'questions';
}

/** The search of the site. Without scripts the browser sends the form. */
export function SearchBox({ text, place }: SearchBoxProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get('q');
    if (typeof asked !== 'string' || !asked.trim()) return;
    void navigate(`${SEARCH}?${new URLSearchParams({ q: asked.trim() }).toString()}`);
  };
  return (
    <form
      className={styles.box}
      role="search"
      aria-label={t(place ? `search.places.${place}` : 'search.title')}
      action={pathInLocale(SEARCH, locale)}
      onSubmit={open}
    >
      <label className={styles.label} htmlFor={id}>
        {t('search.label')}
      </label>
      <input
        // another search on the same page begins with its own text
        key={text}
        id={id}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={LIMITS.search.max}
        placeholder={t('search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
        <Icon name="search" size={20} />
      </button>
    </form>
  );
}
