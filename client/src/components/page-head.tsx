import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '@contract/locales';
import { pathInLocale, useLocale } from '../lib/i18n/i18n';
import { useSite } from '../lib/site';

/** Structured data for search engines (schema.org). */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // `<` is escaped, so that no text can close the script element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

const OG_LOCALES: Record<Locale, string> = { ar: 'ar_DZ', fr: 'fr_DZ', en: 'en_GB' };

export interface PageHeadProps {
  /** Without the firm's name, which is appended. */
  title: string;
  description?: string;
  /** Does not append the firm's name. */
  bare?: boolean;
  /** For personal and one-time pages, which search engines must not list. */
  noIndex?: boolean;
  /** Structured data (schema.org). */
  jsonLd?: object;
  /** The picture that networks show of it, `door-work`; that of the firm by default. */
  picture?: string;
}

/** Title, description, canonical and language alternates, Open Graph, JSON-LD of one page. */
export function PageHead(props: PageHeadProps) {
  const { title, description, bare, noIndex, jsonLd, picture } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const { origin } = useSite();
  const { pathname } = useLocation();
  const address = (language: Locale) => origin + pathInLocale(pathname, language);
  const fullTitle = bare ? title : `${title} · ${t('common.firm')}`;
  const words = description ?? t('seo.description');
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={words} />
      {noIndex && <meta name="robots" content="noindex" />}
      {!noIndex && <link rel="canonical" href={address(locale)} />}
      {!noIndex &&
        LOCALES.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
        ))}
      {!noIndex && <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('common.firm')} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={words} />
      <meta property="og:url" content={address(locale)} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      <meta
        property="og:image"
        content={`${origin}/share-${locale}${picture ? `-${picture}` : ''}.png`}
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}
