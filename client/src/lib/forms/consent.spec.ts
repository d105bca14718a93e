import { createHash } from 'node:crypto';
import { CONSENT_VERSION } from '@contract/consent';
import { LOCALES } from '@contract/locales';
import arabic from '../../../public/locales/ar/translation.json';
import english from '../../../public/locales/en/translation.json';
import french from '../../../public/locales/fr/translation.json';

const TEXTS = { ar: arabic, fr: french, en: english };

// After a change in substance, first add a version in contract/consent.ts; then write the new hash here.
it('the privacy policy and consent text are unchanged since CONSENT_VERSION', () => {
  const texts = LOCALES.map((locale) => [TEXTS[locale].privacy, TEXTS[locale].form.consent]);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  expect([CONSENT_VERSION, hash.slice(0, 16)]).toEqual(['2026-11-27', '4e121017cc203af1']);
});
