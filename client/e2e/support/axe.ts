import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
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
