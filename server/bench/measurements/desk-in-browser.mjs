import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { ADMIN } from '../lib/product.mjs';
import { percentile, timesOf } from '../lib/times.mjs';

const RUNS = 20;
const VIEWPORT = { width: 1366, height: 768 };
const ROW = 'tbody tr[data-row-key]';

/** What an administrator does all day, in the browser; the table has 100,000 requests. */
export async function deskInBrowser({ product }) {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ baseURL: product.address, viewport: VIEWPORT });
    await page.request.post('/api/v1/auth/login', {
      data: { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD },
    });
    await page.goto('/en/dashboard/service-requests');
    await page.locator(ROW).first().waitFor();
    return [
      figure('the next page of 100,000 requests', await turnPages(page)),
      figure('a search in 100,000 requests', await search(page)),
      figure('a request of 100,000 is opened', await openRequests(page)),
    ];
  } finally {
    await browser.close();
  }
}

const figure = (name, times) => ({
  name,
  value: percentile(times, 0.95),
  unit: 'ms',
  below: 200,
  detail: `p95 of ${times.length}; median ${Math.round(percentile(times, 0.5))} ms`,
});

const textOfFirst = (page) => page.locator(ROW).first().innerText();

/** Resolves when the first row is another one than before. */
const changed = (page, before) =>
  page.waitForFunction(
    ([selector, text]) => {
      const { document } = globalThis;
      const row = document.querySelector(selector);
      return row && row.innerText !== text && !document.querySelector('.ant-spin-spinning');
    },
    [ROW, before],
  );

function turnPages(page) {
  const next = page.locator('.ant-pagination-next button');
  return timesOf(RUNS, async () => {
    const before = await textOfFirst(page);
    await next.click();
    await changed(page, before);
  });
}

function search(page) {
  const box = page.getByRole('searchbox');
  return timesOf(RUNS, async (index) => {
    const before = await textOfFirst(page);
    await box.fill(`zarzis${100 + index}`);
    await box.press('Enter');
    await changed(page, before);
  });
}

/** Beside the list: its first five requests in turn. */
function openRequests(page) {
  const pane = page.locator('section[aria-labelledby] h3').first();
  return timesOf(RUNS, async (index) => {
    const row = page.locator(ROW).nth(index % 5);
    const reference = /SR-\d{4}-\d+/.exec(await row.innerText())[0];
    await row.click();
    await pane.waitFor();
    await page.locator('section[aria-labelledby]').getByText(reference).first().waitFor();
  });
}
