import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Thing } from 'schema-dts';
import { pathInLocale, useLocale } from '../lib/i18n/i18n';
import { useSite } from '../lib/site';
import type { Crumb } from './page-banner';

export interface PageJsonLdOptions {
  /** A schema.org page type: `AboutPage`, `WebPage`. */
  type: string;
  title: string;
  description: string;
  /** Date of the last change, `2026-11-21`. */
  modified?: string;
  /** The pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** What the page is about. */
  mainEntity?: Thing;
}

/** Structured data of a page: type, language and breadcrumbs. */
export function usePageJsonLd(options: PageJsonLdOptions): object {
  const { type, title, description, modified, parents = [], mainEntity } = options;
  const { t } = useTranslation();
  const locale = useLocale();
  const { origin } = useSite();
  const { pathname } = useLocation();
  const addressOf = (path: string) => origin + pathInLocale(path, locale);
  const url = addressOf(pathname);
  const home = addressOf('/');
  const steps = [
    { name: t('nav.home'), item: home },
    ...parents.map(({ to, label }) => ({ name: label, item: addressOf(to) })),
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
    mainEntity,
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
