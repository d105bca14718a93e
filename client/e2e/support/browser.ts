import { expect, type Page, type Request } from '@playwright/test';

/**
 * The page's own code has taken over what the server wrote: from here on a press is heard. Sections
 * whose code comes when one is near them are left out; see `arriveAt`.
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

/** Whether a section's code has taken over its HTML. */
export function isAlive(page: Page, id: string): Promise<boolean> {
  return page
    .locator(`[data-section="${id}"] > *`)
    .evaluate((part) => Object.keys(part).some((key) => key.startsWith('__react')));
}

/** Scrolls to a section of the page and waits until its code has come and taken over. */
export async function arriveAt(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await expect.poll(() => isAlive(page, id)).toBe(true);
}

/** The name of the GraphQL operation that a request carries, if it does. */
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

/** The address of the API, whatever is asked of it. */
export const GRAPHQL = /\/graphql(\?|$)/;

/** Nothing of the API can be reached from now on. */
export async function cutOff(page: Page): Promise<void> {
  await page.route(GRAPHQL, (route) => route.abort('connectionfailed'));
}

export async function reconnect(page: Page): Promise<void> {
  await page.unroute(GRAPHQL);
}

/** What a page does that it should not: errors, warnings, requests to anybody else. */
export function watchPageStrictly(page: Page): string[] {
  const pageErrors: string[] = [];
  const origin = new URL(process.env.BASE_URL ?? 'http://localhost').origin;
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) pageErrors.push(request.url());
  });
  return pageErrors;
}

/** The address bar, without the host. */
export async function expectAddress(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}

/** Whether one would have to scroll sideways. */
export function tooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
