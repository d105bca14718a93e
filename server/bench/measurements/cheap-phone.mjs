import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/browsers/chromium.mjs';
import { performanceScore } from '../lib/performance-score.mjs';
import { median } from '../lib/times.mjs';

/* global window, PerformanceObserver -- in the page */

const VISITS = 5;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** What Lighthouse sets for a phone when it slows a browser down itself: slow 4G, a quarter of the processor. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_RATE = 4;
/** Long tasks this long after the page came to rest do not belong to its load any more. */
const REST_MS = 2000;

/** The home page on a cheap phone, each time for a new visitor: the median of five visits. */
export async function cheapPhone({ product }) {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const visits = [];
    for (let visit = 0; visit < VISITS; visit += 1)
      visits.push(await visitOnce(browser, `${product.address}/`));
    const middle = (name) => median(visits.map((visit) => visit[name]));
    const name = 'the home page on a cheap phone';
    const scores = visits.map((visit) => performanceScore(visit));
    return [
      {
        name: `${name}: performance`,
        value: median(scores),
        unit: '',
        atLeast: 95,
        detail: `of 100, by Lighthouse's curves without its speed index; visits ${scores.join(' ')}`,
      },
      {
        name: `${name}: blocked`,
        value: middle('blocked'),
        unit: 'ms',
        below: 200,
        detail: `visits ${visits.map(({ blocked }) => Math.round(blocked)).join(' ')}`,
      },
      {
        name: `${name}: largest paint`,
        value: middle('largestPaint') / 1000,
        unit: 's',
        // from here on, Lighthouse takes points off
        below: 2.5,
        detail: `first paint ${(middle('firstPaint') / 1000).toFixed(2)} s`,
      },
      {
        name: `${name}: layout shift`,
        value: middle('shift') * 1000,
        unit: 'thousandths',
        // Lighthouse takes points off from 10 on
        below: 10,
        detail: `visits ${visits.map(({ shift }) => shift.toFixed(4)).join(' ')}`,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function visitOnce(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST_MS);
    return await page.evaluate(() => window.seen);
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts: what the web vitals of its load are made of. */
function observe() {
  const seen = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 };
  window.seen = seen;
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  // what a task takes beyond 50 ms blocks a touch; before the first paint there is nothing to touch
  each('longtask', ({ startTime, duration }) => {
    if (seen.firstPaint > 0 && startTime >= seen.firstPaint) seen.blocked += duration - 50;
  });
  each('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
}
