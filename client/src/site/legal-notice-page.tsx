import { useTranslation } from 'react-i18next';
import { Bdi } from '../components/bdi';
import { Fact, Facts } from '../components/facts';
import { FreeText } from '../components/free-text';
import { PageHead } from '../components/page-head';
import { IdentityFacts, useFirmIdentity } from '../features/firm/identity-facts';
import { ContactFacts } from './contact-facts';
import { useContact } from './layout/use-contact';
import { PageHero } from './page-banner';
import { usePageJsonLd } from './use-page-json-ld';
import styles from './legal-notice-page.module.css';

/** Who the firm is by its papers, as the settings say, and how it is reached. */
export function LegalNoticePage() {
  const { t } = useTranslation();
  const identity = useFirmIdentity();
  const { address } = useContact();
  const title = t('legalNotice.title');
  const description = t('seo.legalNotice');
  const jsonLd = usePageJsonLd({ type: 'WebPage', title, description });
  return (
    <article>
      <PageHead title={title} description={description} jsonLd={jsonLd} />
      <PageHero title={title} lead={t('legalNotice.lead')} />
      <div className={`container ${styles.page}`}>
        <Facts>
          <Fact label={t('legalNotice.firm')}>
            <Bdi>{t('legalNotice.firmName')}</Bdi>
          </Fact>
          {address && (
            <Fact label={t('legalNotice.address')}>
              <Bdi>{address}</Bdi>
            </Fact>
          )}
          <ContactFacts />
          {identity && <IdentityFacts identity={identity} />}
        </Facts>
        {identity?.legalNotice && <FreeText>{identity.legalNotice}</FreeText>}
      </div>
    </article>
  );
}
