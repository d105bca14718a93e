import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pathInLocale, useLocale } from '../lib/i18n/i18n';
import { useSite } from '../lib/site';

export interface PageJsonLdOptions {
  /** A schema.org page type: `AboutPage`, `WebPage`. */
  type: string;
  title: string;
  description: string;
  /** Date of the last change, `2026-11-21`. */
  modified?: string;
}

/** Structured data of a page: type, language and breadcrumbs. */
export function usePageJsonLd({ type, title, description, modified }: PageJsonLdOptions): object {
  const { t } = useTranslation();
  const locale = useLocale();
  const { origin } = useSite();
  const { pathname } = useLocation();
  const url = origin + pathInLocale(pathname, locale);
  const home = origin + pathInLocale('/', locale);
  const steps = [
    { name: t('nav.home'), item: home },
    { name: title, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: locale,
    dateModified: modified,
    about: { '@id': `${origin}/#office` },
    isPartOf: { '@type': 'WebSite', name: t('common.firm'), url: home },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  };
}
