import { directionOf, type Locale, LOCALES } from '../../contract/locales.js';
import type { RenderResult } from '../../contract/page-rendering.js';

/** The parts of a page that fill the placeholders of the template. */
export type PageParts = Pick<RenderResult, 'head' | 'html' | 'state' | 'end'>;

const PLACEHOLDERS = /<!--head-->|<!--html-->|<!--state-->|<!--end-->/;
const ARABIC = 'lang="ar" dir="rtl"';
const ARABIC_MANIFEST = '/manifest-ar.webmanifest';

/** The built `index.html`, split at its placeholders once for each language. */
export class PageTemplate {
  private readonly pieces: ReadonlyMap<Locale, string[]>;

  constructor(template: string) {
    this.pieces = new Map(
      LOCALES.map((locale) => [locale, localizeTemplate(template, locale).split(PLACEHOLDERS)]),
    );
    if (this.pieces.get('ar')?.length !== 5) throw new Error('index.html lacks a placeholder');
  }

  render(locale: Locale, { head, html, state, end }: PageParts): string {
    const [start, toHtml, toState, toEnd, rest] = this.pieces.get(locale) ?? [];
    return `${start}${head}${toHtml}${html}${toState}${state}${toEnd}${end}${rest}`;
  }
}

const localizeTemplate = (template: string, locale: Locale) =>
  template
    .replaceAll(ARABIC, `lang="${locale}" dir="${directionOf(locale)}"`)
    .replace(ARABIC_MANIFEST, `/manifest-${locale}.webmanifest`);
