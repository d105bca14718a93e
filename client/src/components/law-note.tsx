import { useTranslation } from 'react-i18next';
import { directionOf } from '@contract/locales';
import { preventBreaksInNumbers } from '../lib/forms/text-lines';
import { useLocale } from '../lib/i18n/i18n';
import styles from './law-note.module.css';

interface LawNoteProps {
  /** Empty while nobody of the firm has confirmed it. It is always in the language of the page. */
  children: string;
  heading: 'h2' | 'h4';
}

/** What the law says of a subject, apart from the firm's own words (A84). */
export function LawNote({ children, heading: Heading }: LawNoteProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!children) return null;
  return (
    <div className={styles.note} lang={locale} dir={directionOf(locale)}>
      <Heading>{t('common.law')}</Heading>
      {children.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{preventBreaksInNumbers(paragraph)}</p>
      ))}
    </div>
  );
}
