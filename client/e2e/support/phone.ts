import { expect, type Page } from '@playwright/test';

export const CALLS = 'a[href^="tel:+213"], a[href^="https://wa.me/213"]';

/** In the header that stays in sight, below the bar with the number. */
export const callLinks = (page: Page) =>
  page.getByRole('banner').locator('> :last-child').locator(CALLS).filter({ visible: true });

/** On a phone the firm can be called, and written to on WhatsApp, wherever one has scrolled to. */
export async function expectCallable(page: Page): Promise<void> {
  for (const y of [0, 1200, 100_000]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect(callLinks(page)).toHaveCount(2);
    for (const link of await callLinks(page).all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
      await expect(link).toHaveAccessibleName(/\+213/);
    }
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
