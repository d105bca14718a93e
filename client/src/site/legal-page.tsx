import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { Ltr } from '../components/bdi';
import { PageHead } from '../components/page-head';
import { mailAddress, telAddress } from '../lib/addresses';
import { formatDate } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import { splitBlocks, type TextBlock } from '../lib/forms/text-lines';
import { useContact } from './layout/use-contact';
import { PageHero } from './page-banner';
import { usePageJsonLd } from './use-page-json-ld';
import styles from './legal-page.module.css';

/** Phones, e-mail addresses and law numbers: left-to-right, without line breaks. */
const WHOLE = /(\+\d[\d ]*\d|[\w.-]+@[\w-]+(?:\.[\w-]+)+|\d+-\d+)/;

function Whole({ text }: { text: string }) {
  if (text.startsWith('+')) return <a href={telAddress(text)}>{text}</a>;
  if (text.includes('@')) return <a href={mailAddress(text)}>{text}</a>;
  return text;
}

/** A line of text with phones and e-mail addresses as links. */
function Line({ text }: { text: string }) {
  // `split` with a group puts the matches at odd indexes.
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.whole}>
        <Ltr>
          <Whole text={part} />
        </Ltr>
      </span>
    ),
  );
}

function Terms({ lines }: { lines: string[] }) {
  return (
    <dl className={styles.terms}>
      {lines.map((line) => {
        const [name = '', explanation = ''] = line.split(' | ');
        return (
          <div key={name}>
            <dt>
              <Ltr>{name}</Ltr>
            </dt>
            <dd>{explanation}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Block({ block: { kind, lines } }: { block: TextBlock }) {
  if (kind === 'terms') return <Terms lines={lines} />;
  if (kind === 'paragraph') {
    return (
      <p>
        <Line text={lines.join(' ')} />
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>
          <Line text={line} />
        </li>
      ))}
    </ul>
  );
}

/** Text of a section: paragraphs, lists, lists of terms (see `splitBlocks`). */
function LegalText({ children }: { children: string }) {
  return splitBlocks(children).map((block) => <Block key={block.lines[0]} block={block} />);
}

export interface LegalPageProps {
  /** Prefix of its translation keys. */
  name: 'privacy' | 'terms';
  /** Sections in order; each is an anchor too. */
  sections: readonly string[];
  /** Date of the last change of the text. */
  changed: string;
  /** Values that the texts mention beside the contact data. */
  facts?: Record<string, unknown>;
  /** Elements below the text of a section, by its key. */
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
