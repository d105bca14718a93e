import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/browsers/chromium.mjs';
import { median } from '../lib/times.mjs';

/* global performance -- in the page */

const VISITS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Slow 3G, and a quarter of the processor. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const CPU_RATE = 4;
const PATHS = ['/', '/situation/dismissed'];

/** When a new visitor sees something of a page on a slow phone: the median of five visits. */
export async function slowPhone({ product }) {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const figures = [];
    for (const path of PATHS) {
      const visits = [];
      for (let visit = 0; visit < VISITS; visit += 1)
        visits.push(await visitOnce(browser, product.address + path));
      figures.push({
        name: `${path} on slow 3G: first paint`,
        value: median(visits),
        unit: 's',
        below: 2.5,
        detail: `visits ${visits.map((seconds) => seconds.toFixed(1)).join(' ')}`,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function visitOnce(browser, address) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.goto(address, { waitUntil: 'load' });
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return (await page.evaluate(paint)) / 1000;
  } finally {
    await context.close();
  }
}
