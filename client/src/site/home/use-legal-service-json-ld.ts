import { useTranslation } from 'react-i18next';
import { pathInLocale, useLocale } from '../../lib/i18n';
import { useSite } from '../../lib/site';
import { useContact } from '../layout/use-contact';

/** The firm as search engines read it (schema.org LegalService). */
export function useLegalServiceJsonLd(): object {
  const { t } = useTranslation();
  const locale = useLocale();
  const { origin } = useSite();
  const { phone, email, address, socialMedia } = useContact();
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    '@id': `${origin}/#office`,
    name: t('common.firm'),
    description: t('seo.description'),
    url: origin + pathInLocale('/', locale),
    inLanguage: locale,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'DZ' },
    }),
    areaServed: 'DZ',
    availableLanguage: ['ar', 'fr', 'en'],
    sameAs: Object.values(socialMedia),
  };
}
