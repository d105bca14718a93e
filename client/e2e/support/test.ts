import { test as base, type Page } from '@playwright/test';

interface Fixtures {
  /** Another browser, as somebody else's; it is closed with the journey. */
  another: () => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  another: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const page = await browser.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.close();
  },
});
