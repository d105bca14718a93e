import type { PluralNouns } from './fill-message.js';

/** Nouns for the numbers in error messages. */
export const ERROR_NOUNS: PluralNouns = {
  seconds: {
    ar: { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', other: '# ثانية' },
    fr: { one: '#\u00a0seconde', other: '#\u00a0secondes' },
    en: { one: '# second', other: '# seconds' },
  },
  minutes: {
    ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', other: '# دقيقة' },
    fr: { one: '#\u00a0minute', other: '#\u00a0minutes' },
    en: { one: '# minute', other: '# minutes' },
  },
};
