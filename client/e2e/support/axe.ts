import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@contract/locales';

/** Axe reads no words: one language for each way of writing. */
export const DIRECTIONS: readonly Locale[] = ['ar', 'fr'];

/** What axe calls serious or critical, each with the place where it is. */
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
