import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Facts } from '../components/facts';
import { MarkedList } from '../components/marked-list';
import { PageHead } from '../components/page-head';
import { ContactFacts } from './contact-facts';
import { useContact } from './layout/use-contact';
import { PageHero } from './page-banner';
import { usePageJsonLd } from './use-page-json-ld';
import styles from './accessibility-page.module.css';

const TESTED = ['keyboard', 'axe', 'themes', 'forced', 'letters', 'script'];
const KNOWN = ['people', 'forms', 'files', 'languages'];

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Ways that need no part of the site. */
function Barrier() {
  const { t } = useTranslation();
  const { phone, email } = useContact();
  return (
    <Part id="barrier" title={t('accessibility.barrierTitle')}>
      <p>{t('accessibility.barrierText')}</p>
      {(phone || email) && (
        <Facts>
          <ContactFacts />
        </Facts>
      )}
      <p>
        <Link to="/contact">{t('accessibility.contact')}</Link>
      </p>
    </Part>
  );
}

/** What was tested for people with disabilities, what is not perfect, and whom to tell. It claims no conformity. */
export function AccessibilityPage() {
  const { t } = useTranslation();
  const title = t('accessibility.title');
  const description = t('seo.accessibility');
  const jsonLd = usePageJsonLd({ type: 'WebPage', title, description });
  return (
    <article>
      <PageHead title={title} description={description} jsonLd={jsonLd} />
      <PageHero title={title} lead={t('accessibility.lead')} />
      <div className={`container ${styles.page}`}>
        <Part id="tested" title={t('accessibility.testedTitle')}>
          <p>{t('accessibility.testedHint')}</p>
          <MarkedList items={TESTED.map((name) => t(`accessibility.tested.${name}`))} />
        </Part>
        <Part id="known" title={t('accessibility.knownTitle')}>
          <MarkedList items={KNOWN.map((name) => t(`accessibility.known.${name}`))} />
        </Part>
        <Barrier />
      </div>
    </article>
  );
}
