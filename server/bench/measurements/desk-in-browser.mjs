import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/browsers/chromium.mjs';
import { ADMIN } from '../lib/product.mjs';
import { RARE_NAMES } from '../lib/service-requests.mjs';
import { percentile } from '../lib/times.mjs';

/* global document, window -- in the page */

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

/** An administrator looks at what is there before the next click. */
const REST_MS = 500;

/**
 * Does something and returns the milliseconds from its click or key, as the page is told of it, until
 * the frame in which `isDone` of `before` holds; `isDone` returns that time, or something false.
 */
async function timeOf(page, { act, isDone, before }) {
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => {
    const begin = () => (window.begunAt ??= window.performance.now());
    window.begunAt = undefined;
    for (const event of ['click', 'keydown'])
      window.addEventListener(event, begin, { capture: true });
  });
  await act();
  const time = await page.waitForFunction(isDone, before);
  return time.jsonValue();
}

const firstReference = (page) =>
  page.evaluate(
    (row) => /SR-\d{4}-\d+/.exec(document.querySelector(row)?.innerText ?? '')?.[0],
    ROW,
  );

/** Does something and resolves when the first row of the list is another one than before. */
async function changeRows(page, act) {
  const isDone = (reference) => {
    const text = document.querySelector('tbody tr[data-row-key]')?.innerText ?? '';
    const isNew = text.includes('SR-') && !text.includes(reference);
    return isNew && window.performance.now() - window.begunAt;
  };
  return timeOf(page, { act, isDone, before: await firstReference(page) });
}

async function turnPages(page) {
  const next = page.locator('.ant-pagination-next button');
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await changeRows(page, () => next.click()));
  return times;
}

/** From the Enter key on. */
async function search(page) {
  const box = page.getByRole('searchbox');
  const times = [];
  for (const name of RARE_NAMES) {
    const act = async () => {
      await box.fill(name);
      await box.press('Enter');
    };
    times.push(await changeRows(page, act));
  }
  return times;
}

/** Beside the list: its first five requests in turn. */
async function openRequests(page) {
  const isDone = (reference) => {
    const pane = document.querySelector('section[aria-labelledby]');
    const isShown = pane?.querySelector('h3') && pane.innerText.includes(reference);
    return isShown && window.performance.now() - window.begunAt;
  };
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const row = page.locator(ROW).nth(run % 5);
    const [before] = /SR-\d{4}-\d+/.exec(await row.innerText());
    times.push(await timeOf(page, { act: () => row.click(), isDone, before }));
  }
  return times;
}
