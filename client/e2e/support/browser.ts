import { expect, type Locator, type Page, type Request } from '@playwright/test';

/**
 * Waits until the page is hydrated and reacts to clicks. Lazy sections hydrate later; see `arriveAt`.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#root > *, main *')].filter(
      (part) => !part.parentElement?.closest('[data-section]'),
    );
    const isOurs = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
    return parts.length > 0 && parts.every(isOurs);
  });
}

/** Stops the clock of the page: what it does by itself after a time waits for the journey. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** Moves the stopped clock on in small steps, because pages have timers of their own, until this is there. */
export async function stepUntil(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await awaited.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 10_000 });
}

/** Whether a lazy section is hydrated. */
export function isAlive(page: Page, id: string): Promise<boolean> {
  return page
    .locator(`[data-section="${id}"] > *`)
    .evaluate((part) => Object.keys(part).some((key) => key.startsWith('__react')));
}

/** Scrolls to a lazy section and waits until it is hydrated. */
export async function arriveAt(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await expect.poll(() => isAlive(page, id)).toBe(true);
}

/** Name of the GraphQL operation in a request, if it has one. */
export function operationIn(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname !== '/graphql') return undefined;
  if (request.method() === 'GET') return searchParams.get('operationName') ?? undefined;
  return (request.postDataJSON() as { operationName?: string } | null)?.operationName;
}

/** Counts how often the page sends an operation. */
export function countOf(page: Page, operation: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (operationIn(request) === operation) count += 1;
  });
  return () => count;
}

/** Matches every request to the GraphQL API. */
export const GRAPHQL = /\/graphql(\?|$)/;

/** Keeps the page's WebSocket from opening until the returned function is called. */
export async function holdSocket(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.routeWebSocket(GRAPHQL, async (socket) => {
    await held;
    socket.connectToServer();
  });
  return release;
}

/** Makes every request to the API fail. */
export async function cutOff(page: Page): Promise<void> {
  await page.route(GRAPHQL, (route) => route.abort('connectionfailed'));
}

export async function reconnect(page: Page): Promise<void> {
  await page.unroute(GRAPHQL);
}

/** What a browser says of a process that was killed under it (`npm run e2e -- --kill`). */
const LOST_PROCESS = /^(?:WebSocket connection to .* failed|Failed to load resource: .* 502 )/;

/** What Playwright says in every page while it blocks the worker (`serviceWorkers` of the configuration). */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Whether a message of the console tells of a fault. */
export const tellsFault = (text: string): boolean =>
  text !== BLOCKED_WORKER && (process.env.PROCESSES_KILLED !== '1' || !LOST_PROCESS.test(text));

/** Collects errors, warnings and requests to other hosts. */
export function watchPageStrictly(page: Page): string[] {
  const pageErrors: string[] = [];
  const origin = new URL(process.env.BASE_URL ?? 'http://localhost').origin;
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    const isFault = ['error', 'warning'].includes(message.type()) && tellsFault(message.text());
    if (isFault) pageErrors.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) pageErrors.push(request.url());
  });
  return pageErrors;
}

/** Expects the address without its host. */
export async function expectAddress(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}

/** Whether the page scrolls horizontally. */
export function tooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
