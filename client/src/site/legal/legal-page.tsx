import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { PageHead } from '../../components/page-head';
import { formatDate } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { useContact } from '../layout/use-contact';
import { PageHero } from '../page-hero';
import { usePageJsonLd } from '../use-page-json-ld';
import styles from './legal-page.module.css';
import { LegalText } from './legal-text';

export interface LegalPageProps {
  /** Prefix of its translation keys. */
  name: 'privacy' | 'terms';
  /** Sections in order; each is an anchor too. */
  sections: readonly string[];
  /** Date of the last change of the text. */
  changed: string;
  /** What its texts mention beside the contact data. */
  facts?: Record<string, unknown>;
  /** What stands below the text of a section. */
  below?: Record<string, ReactNode>;
}

function Contents({ name, sections }: Pick<LegalPageProps, 'name' | 'sections'>) {
  const { t } = useTranslation();
  return (
    <nav className={styles.contents} aria-labelledby="legal-contents">
      <h2 id="legal-contents">{t('legal.contents')}</h2>
      <ol>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{t(`${name}.${section}.title`)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A legal page: privacy or terms. */
export function LegalPage({ name, sections, changed, facts: more, below }: LegalPageProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { email, phone, address } = useContact();
  const facts = { email, phone, address, hours: ANSWER_WITHIN_HOURS, ...more };
  const title = t(`${name}.title`);
  const description = t(`${name}.description`);
  const jsonLd = usePageJsonLd({ type: 'WebPage', title, description, modified: changed });
  return (
    <article>
      <PageHead title={title} description={description} jsonLd={jsonLd} />
      <PageHero title={title} lead={t(`${name}.lead`)}>
        <p>
          <small className={styles.date}>
            {t('legal.changed', { date: formatDate(changed, locale) })}
          </small>
        </p>
      </PageHero>
      <div className={`container ${styles.columns}`}>
        <Contents name={name} sections={sections} />
        <div className={styles.text}>
          {sections.map((section) => (
            <section key={section} id={section} aria-labelledby={`${section}-title`}>
              <h2 id={`${section}-title`}>{t(`${name}.${section}.title`)}</h2>
              <LegalText>{t(`${name}.${section}.text`, facts)}</LegalText>
              {below?.[section]}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
