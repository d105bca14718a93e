import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { printedDays, readBack } from '../../eslint.days.js';

const rules = {
  'no-restricted-properties': ['error', ...printedDays],
  'no-restricted-syntax': ['error', ...readBack],
};
const refusals = (code) => new Linter().verify(code, { rules }).length;

const REFUSED = [
  "new Intl.DateTimeFormat('en-CA').format(now);",
  "Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });",
  'const { DateTimeFormat } = Intl;',
  "now.toLocaleDateString('en-CA');",
  "now.toLocaleTimeString('fr');",
  "now.toLocaleString('sv-SE').slice(0, 10);",
  "clock.format(now).replace(' ', 'T');",
  "clock.format(now).split('/');",
  'clock.format(now).slice(0, 10);',
  'clock.format(now).at(-1);',
  'formatter.formatRange(from, to).match(/x/);',
  '/(\\d+)/.exec(clock.format(now));',
  'Date.parse(clock.format(now));',
  'new Date(clock.format(now));',
  "new Date(now.toLocaleString('en-US', { timeZone: zone }));",
  "formatDay(day, locale).replace(/ 2026$/, '');",
  "formatTime(now).split(':');",
  'formatDateTime(now, locale).slice(11);',
  'formatDate(now, locale).match(/x/);',
];
for (const code of REFUSED) test(`lint refuses ${code}`, () => assert.notEqual(refusals(code), 0));

const ALLOWED = [
  'officeDay(now);',
  'officeTime(now).slice(11, 16);',
  'now.toISOString().slice(0, 10);',
  'const shown = formatDay(day, locale);',
  'clock.formatToParts(now).map(({ value }) => value);',
  "new Intl.NumberFormat('fr').format(3);",
  'util.format(text);',
  "text.replace('a', 'b').slice(1);",
  'new Date(instant);',
];
for (const code of ALLOWED) test(`lint takes ${code}`, () => assert.equal(refusals(code), 0));
