import type { Locale } from '@contract/locales';

interface RoleTitles {
  titleAr: string;
  titleFr: string;
  titleEn: string;
}

/** The title of the job in the language of the page. */
export function roleTitle(role: RoleTitles, locale: Locale): string {
  return { ar: role.titleAr, fr: role.titleFr, en: role.titleEn }[locale];
}
