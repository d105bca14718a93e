import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/browsers/chromium.mjs';

/* global document -- in the page */

const PHONE = { width: 390, height: 844 };
const PATHS = { ar: '/', fr: '/fr', en: '/en' };
const MOST_SCREENS = 9;

/** How many screens of a phone the home page is long, in each language, with the screens of its parts. */
export async function homeLength({ product }) {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    const figures = [];
    for (const [locale, path] of Object.entries(PATHS)) {
      await page.goto(product.address + path, { waitUntil: 'networkidle' });
      const { length, parts } = await page.evaluate(lengths);
      figures.push({
        name: `the home page on a phone, ${locale}`,
        value: length / PHONE.height,
        unit: 'screens',
        below: MOST_SCREENS,
        detail: [`${length} px`, ...parts.map(inScreens)].join(', '),
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

const inScreens = ({ name, height }) => `${name} ${(height / PHONE.height).toFixed(2)}`;

/** Runs in the page. */
function lengths() {
  const parts = document.querySelectorAll('#root > footer, main section[aria-labelledby]');
  return {
    length: document.documentElement.scrollHeight,
    parts: [...parts].map((part) => ({
      name: part.id || part.getAttribute('aria-labelledby') || part.localName,
      height: part.getBoundingClientRect().height,
    })),
  };
}
