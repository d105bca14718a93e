import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type axe from 'axe-core';
import type { Locale } from '@contract/locales';

/** Axe does not check texts, so one language for each writing direction is enough. */
export const DIRECTIONS: readonly Locale[] = ['ar', 'fr'];

/** Pages take turns: what axe reads of one differs little between the directions. */
export const directionOfTurn = (turn: number): Locale => DIRECTIONS[turn % DIRECTIONS.length]!;

/** Serious and critical violations found by axe, with their elements. */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // it looks no further at elements of which it finds that they are right
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

export async function expectNoFindings(page: Page, where: string): Promise<void> {
  expect(await findings(page), where).toEqual([]);
}

export const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;
const BOTH: readonly Size[] = ['desk', 'phone'];

/** Rules about colours, which depend on the theme and on what the layout puts behind what. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Rules about what is written, which each language has its own of. */
const OF_TEXTS = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'button-name',
  'document-title',
  'empty-heading',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'label',
  'landmark-unique',
  'link-name',
  'role-img-alt',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'valid-lang',
];

/** What every page has: one with `isFramed` shows its colours for all. */
const FRAME = ['#root > header', '#root > footer'];

type Scheme = 'light' | 'dark';
/** Some rules of the whole document, or of what is not excluded. */
interface Run {
  rules: { runOnly: string[] } | { without: string[] };
  exclude?: readonly string[];
}

/**
 * What can differ in a language, theme and size from those that were looked at. All rules look at each writing
 * direction in both sizes, and at the texts of each language. A theme changes colours alone (schemes.spec.ts), so
 * that no other rule looks again in the dark. Colours depend on no language: the directions take turns, so that each
 * is seen in both themes and in both sizes; a page of one size shows them in both themes to both.
 */
function runsFor({ locale, sizes = BOTH, isFramed }: Look, size: Size, scheme: Scheme): Run[] {
  const isOfTurn = (size === 'desk') === (scheme === 'light') ? locale === 'ar' : locale === 'fr';
  const hasColours = locale !== 'en' && (sizes.length === 1 || isOfTurn);
  const colours: Run[] = hasColours
    ? [{ rules: { runOnly: OF_COLOURS }, exclude: isFramed ? [] : FRAME }]
    : [];
  if (scheme === 'dark') return colours;
  if (locale === 'en') return [{ rules: { runOnly: [...OF_TEXTS, 'target-size'] } }];
  return [{ rules: { without: OF_COLOURS } }, ...colours];
}

/** All violations, however small: the first call of `findings` has left axe in the page. */
const violations = (page: Page, run: Run) =>
  page.evaluate(async ({ rules, exclude = [] }) => {
    const engine = (window as unknown as { axe: typeof axe }).axe;
    // style sheets are read for one rule that the site cannot break
    const options = { resultTypes: ['violations' as const], preload: false };
    const choice =
      'runOnly' in rules
        ? { runOnly: { type: 'rule' as const, values: rules.runOnly } }
        : { rules: Object.fromEntries(rules.without.map((id) => [id, { enabled: false }])) };
    const part = { exclude: exclude.filter((selector) => document.querySelector(selector)) };
    const found = (await engine.run(part, { ...options, ...choice })).violations;
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, run);

/**
 * Expects no violation in either theme and at these sizes, which are changed in place. Adds the combinations for
 * which that is shown to the count that the run of all journeys prints.
 */
export async function expectAccessible(page: Page, look: Look, info: TestInfo): Promise<void> {
  const { where, sizes = BOTH } = look;
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) await findings(page, ['document-title']);
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const scheme of ['light', 'dark'] as const) {
      const runs = runsFor(look, size, scheme);
      if (runs.length > 0) await page.emulateMedia({ colorScheme: scheme });
      for (const run of runs)
        found.push(...(await violations(page, run)).map((one) => `${size}, ${scheme}: ${one}`));
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expect(found, where).toEqual([]);
  info.annotations.push({ type: 'axe', description: String(sizes.length * 2) });
}

export interface Look {
  /** Page and state, for people. */
  where: string;
  locale: Locale;
  sizes?: readonly Size[];
  /** The colours of header and footer are looked at, too. */
  isFramed?: boolean;
}
