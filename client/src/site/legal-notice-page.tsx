import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../components/bdi';
import { Fact, Facts } from '../components/facts';
import { FreeText } from '../components/free-text';
import { PageHead } from '../components/page-head';
import { IdentityFacts, useFirmIdentity } from '../features/firm/identity-facts';
import { mailAddress, telAddress } from '../lib/addresses';
import { useContact } from './layout/use-contact';
import { PageHero } from './page-banner';
import { usePageJsonLd } from './use-page-json-ld';
import styles from './legal-notice-page.module.css';

/** How the firm is reached; missing ways are left out. */
function ContactFacts() {
  const { t } = useTranslation();
  const { address, phone, email } = useContact();
  return (
    <>
      {address && (
        <Fact label={t('legalNotice.address')}>
          <Bdi>{address}</Bdi>
        </Fact>
      )}
      {phone && (
        <Fact label={t('legalNotice.phone')}>
          <a href={telAddress(phone)}>
            <Ltr>{phone}</Ltr>
          </a>
        </Fact>
      )}
      {email && (
        <Fact label={t('legalNotice.email')}>
          <a href={mailAddress(email)}>
            <Ltr>{email}</Ltr>
          </a>
        </Fact>
      )}
    </>
  );
}

/** Who the firm is by its papers, as the settings say, and how it is reached. */
export function LegalNoticePage() {
  const { t } = useTranslation();
  const identity = useFirmIdentity();
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
          <ContactFacts />
          {identity && <IdentityFacts identity={identity} />}
        </Facts>
        {identity?.legalNotice && <FreeText>{identity.legalNotice}</FreeText>}
      </div>
    </article>
  );
}
