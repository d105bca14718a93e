import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { ADMIN } from '../lib/product.mjs';
import { RARE_NAMES } from '../lib/service-requests.mjs';
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

const REFERENCE = /SR-\d{4}-\d+/;
const referenceOf = async (row) => REFERENCE.exec(await row.innerText())[0];

/** Does something and resolves when the first row of the list is another one than before. */
async function changeRows(page, act) {
  const first = page.locator(ROW).first();
  const before = await referenceOf(first);
  return timesOf(1, async () => {
    await act();
    await first.filter({ hasNotText: before }).waitFor();
  });
}

async function turnPages(page) {
  const next = page.locator('.ant-pagination-next button');
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await changeRows(page, () => next.click()));
  return times.flat();
}

/** From the Enter key on. */
async function search(page) {
  const box = page.getByRole('searchbox');
  const times = [];
  for (const name of RARE_NAMES) {
    await box.fill(name);
    times.push(await changeRows(page, () => box.press('Enter')));
  }
  return times.flat();
}

/** Beside the list: its first five requests in turn. */
function openRequests(page) {
  const pane = page.locator('section[aria-labelledby] h3').first();
  return timesOf(RUNS, async (index) => {
    const row = page.locator(ROW).nth(index % 5);
    const reference = await referenceOf(row);
    await row.click();
    await pane.waitFor();
    await page.locator('section[aria-labelledby]').getByText(reference).first().waitFor();
  });
}
