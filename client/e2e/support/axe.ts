import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@contract/locales';

/** Axe does not check texts, so one language for each writing direction is enough. */
export const DIRECTIONS: readonly Locale[] = ['ar', 'fr'];

/** Serious and critical violations found by axe, with their elements. */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

export async function expectNoFindings(page: Page, where: string): Promise<void> {
  expect(await findings(page), where).toEqual([]);
}
