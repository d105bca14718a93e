import { useTranslation } from 'react-i18next';
import { DEFAULT_LOCALE } from '@contract/locales';
import { pathInLocale, useLocale } from '../../lib/i18n';
import { useSite } from '../../lib/site';
import { useContact } from '../layout/use-contact';

/** The firm as search engines read it (schema.org LegalService). */
export function useLegalServiceData(): object {
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
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: locale === DEFAULT_LOCALE ? 'الجزائر' : 'Alger',
      addressCountry: 'DZ',
    },
    areaServed: 'DZ',
    availableLanguage: ['ar', 'fr', 'en'],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '08:30',
      closes: '16:30',
    },
    sameAs: Object.values(socialMedia),
  };
}
