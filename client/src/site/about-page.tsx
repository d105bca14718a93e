import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../components/button';
import { Facts } from '../components/facts';
import { Lattice, StarMark } from '../components/lattice';
import { PageHead } from '../components/page-head';
import { hasFacts, IdentityFacts, useFirmIdentity } from '../features/firm/identity-facts';
import { hasPricesQuery } from '../features/firm/prices.queries';
import { useApi, usePublicData } from '../lib/api/api';
import { useLocale } from '../lib/i18n/i18n';
import { splitLines } from '../lib/forms/text-lines';
import { PageHero } from './page-banner';
import { SectionHeading } from './section-heading';
import { usePageJsonLd } from './use-page-json-ld';
import styles from './about-page.module.css';

const FEATURES = ['platform', 'direct', 'minutes', 'prices', 'coverage', 'business', 'trilingual'];
const VALUES = ['professionalism', 'innovation', 'transparency', 'confidentiality', 'access'];

function WhoWeAre() {
  const { t } = useTranslation();
  return (
    <section className={`container ${styles.who}`} aria-labelledby="about-who">
      <SectionHeading id="about-who" title={t('about.whoTitle')} />
      <div className={styles.text}>
        {splitLines(t('about.whoText')).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** Prices are announced where some are entered; else what holds is said: a written cost. */
function useFeatures() {
  const { request } = useApi();
  const locale = useLocale();
  const query = useMemo(() => hasPricesQuery(request, locale), [request, locale]);
  const hasPrices = usePublicData(query).data;
  return FEATURES.map((feature) => (feature === 'prices' && !hasPrices ? 'written' : feature));
}

function Features() {
  const { t } = useTranslation();
  const features = useFeatures();
  return (
    <section className={styles.features} aria-labelledby="about-features">
      <div className="container">
        <SectionHeading id="about-features" title={t('about.featuresTitle')}>
          {t('about.featuresIntro')}
        </SectionHeading>
        <ol className={styles.ledger}>
          {features.map((feature) => (
            <li key={feature}>
              <h3>{t(`about.feature.${feature}.title`)}</h3>
              <p>{t(`about.feature.${feature}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Values() {
  const { t } = useTranslation();
  return (
    <section className={`container ${styles.values}`} aria-labelledby="about-values">
      <SectionHeading id="about-values" title={t('about.valuesTitle')} />
      <ul className={styles.valueList}>
        {VALUES.map((value) => (
          <li key={value}>
            <StarMark size={34} />
            <h3>{t(`about.value.${value}.title`)}</h3>
            <p>{t(`about.value.${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who the firm is by its papers, where the settings say anything of it. */
function Identity() {
  const { t } = useTranslation();
  const identity = useFirmIdentity();
  if (!hasFacts(identity)) return null;
  return (
    <section
      className={`container ${styles.who} ${styles.identity}`}
      aria-labelledby="about-identity"
    >
      <SectionHeading id="about-identity" title={t('about.identityTitle')} />
      <div className={styles.text}>
        <Facts>
          <IdentityFacts identity={identity} />
        </Facts>
        <Link to="/legal-notice">{t('nav.legalNotice')}</Link>
      </div>
    </section>
  );
}

function VisionAndMission() {
  const { t } = useTranslation();
  return (
    <div className={styles.aims}>
      <Lattice className={styles.lattice} tile={132} />
      <div className={`container ${styles.aimList}`}>
        {(['vision', 'mission'] as const).map((aim) => (
          <section key={aim} aria-labelledby={`about-${aim}`}>
            <h2 id={`about-${aim}`}>{t(`about.${aim}.title`)}</h2>
            <p>{t(`about.${aim}.text`)}</p>
          </section>
        ))}
        <div className={styles.actions}>
          <ButtonLink to="/contact" size="large" onNavy>
            {t('about.contact')}
          </ButtonLink>
          <ButtonLink to="/services" size="large" variant="outline" onNavy>
            {t('about.services')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The firm, its features, values, vision and mission. */
export function AboutPage() {
  const { t } = useTranslation();
  const title = t('about.title');
  const description = t('seo.about');
  const jsonLd = usePageJsonLd({ type: 'AboutPage', title, description });
  return (
    <article>
      <PageHead title={title} description={description} jsonLd={jsonLd} />
      <PageHero title={title} lead={t('about.lead')} />
      <WhoWeAre />
      <Features />
      <Values />
      <Identity />
      <VisionAndMission />
    </article>
  );
}
