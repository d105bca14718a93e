/**
 * Days and times are never read back from what a locale printed: its order, signs and digits differ from one
 * browser or version to the next. `contract/office-clock.ts` makes those that programs read.
 */

const MESSAGE =
  'What a locale prints is for people: days and times that the code reads come from contract/office-clock.';

/** Nothing but the files below makes a formatter of dates, or prints one by itself. */
export const printedDays = [
  { object: 'Intl', property: 'DateTimeFormat', message: MESSAGE },
  ...['toLocaleDateString', 'toLocaleTimeString', 'toLocaleString'].map((property) => ({
    property,
    message: MESSAGE,
  })),
];

/** The files that print days for people, and the one that reads the parts of a moment. */
export const dayPrinters = [
  'client/src/lib/i18n/format.ts',
  'server/src/contract/office-clock.ts',
  'server/src/platform/texts/print-value.ts',
  // days of the Islamic calendar, from their parts
  'server/src/modules/holidays/holidays.seed.ts',
];

const printing =
  ':matches(CallExpression[callee.property.name=/^(format|formatRange|toLocale\\w*String)$/], CallExpression[callee.name=/^format(Date|Day|Month|ShortDate|Time|DateTime|Weekday)$/])';
const cutting =
  '[callee.property.name=/^(at|exec|match|matchAll|replace|replaceAll|slice|split|substring|test)$/]';

/** Also where printing is allowed, what was printed is not taken apart. */
export const readBack = [
  `CallExpression${cutting}[callee.object.type="CallExpression"] > MemberExpression.callee > ${printing}.object`,
  `CallExpression[callee.property.name=/^(exec|test|parse)$/] > ${printing}.arguments`,
  `NewExpression[callee.name="Date"] > ${printing}.arguments`,
].map((selector) => ({ selector, message: MESSAGE }));
