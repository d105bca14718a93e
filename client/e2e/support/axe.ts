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

/** Rules whose outcome depends on the theme. */
const OF_THEMES = ['color-contrast', 'link-in-text-block'];

/** All violations, however small: the first call of `findings` has left axe in the page. */
const violations = (page: Page, rules: string[] | null) =>
  page.evaluate(async (values) => {
    const engine = (window as unknown as { axe: typeof axe }).axe;
    const runOnly = values ? ({ runOnly: { type: 'rule', values } } as const) : {};
    // style sheets are read for one rule that the site cannot break
    const options = { resultTypes: ['violations' as const], preload: false, ...runOnly };
    const found = (await engine.run(document, options)).violations;
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, rules);

/**
 * Expects no violation in either theme and at these sizes, which are changed in place. Adds to the count that the
 * run of all journeys prints.
 */
export async function expectAccessible(
  page: Page,
  where: string,
  info: TestInfo,
  sizes: readonly Size[] = ['desk', 'phone'],
): Promise<void> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const isFirst = colorScheme === 'light';
      if (isFirst && size === sizes[0]) await findings(page, ['document-title']);
      const rules = isFirst ? null : OF_THEMES;
      found.push(
        ...(await violations(page, rules)).map((one) => `${size}, ${colorScheme}: ${one}`),
      );
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect(found, where).toEqual([]);
  info.annotations.push({ type: 'axe', description: String(sizes.length * 2) });
}
