import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/browsers/chromium.mjs';

const PHONE = { width: 390, height: 844 };
/** Public pages of every kind; the sign-in page has the most script. */
const PATHS = ['/', '/fr', '/services', '/situation/dismissed', '/contact', '/auth'];

/** What a new visitor is sent for a page, in bytes of the bodies, by kind. */
const KINDS = [
  { kind: 'script', below: 105, is: ({ first, path }) => first && path.endsWith('.js') },
  { kind: 'texts', below: 30, is: ({ path }) => path.startsWith('/locales/') },
  { kind: 'style sheets', below: 10, atMostFiles: 3, is: ({ path }) => path.endsWith('.css') },
  { kind: 'fonts', below: 65, is: ({ path }) => path.endsWith('.woff2') },
];

/** Script, texts, style sheets and fonts of public pages, as they are sent, in kilobytes. */
export async function pageWeight({ product }) {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const figures = [];
    for (const path of PATHS) {
      const files = await filesOf(browser, product.address + path);
      for (const kind of KINDS) figures.push(figure(path, kind, files.filter(kind.is)));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

function figure(path, { kind, below, atMostFiles = Infinity }, files) {
  return {
    name: `${kind} of ${path}, as sent`,
    value: files.reduce((sum, { size }) => sum + size, 0) / 1000,
    unit: 'KB',
    below,
    isFine: files.length > 0 && files.length <= atMostFiles,
    detail: `${files.length} files`,
  };
}

/** All files that the page loads by itself; `first` are those that its HTML names, before it can be used. */
async function filesOf(browser, address) {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const finished = [];
    page.on('requestfinished', (request) => finished.push(request));
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const html = await response.text();
    return await Promise.all(
      finished.map(async (request) => {
        const { pathname: path } = new URL(request.url());
        const { responseBodySize: size } = await request.sizes();
        return { path, size, first: html.includes(`"${path}"`) };
      }),
    );
  } finally {
    await context.close();
  }
}
