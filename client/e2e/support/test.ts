import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';

interface Fixtures {
  /** Opens a page in another browser context, which is closed after the test. */
  another: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  another: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await browser.newPage(options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.close();
  },
});
