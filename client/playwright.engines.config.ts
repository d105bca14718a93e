import { defineConfig } from '@playwright/test';

/** `npm run e2e -- --engines` starts the built product behind a proxy; see tools/browsers/engines.mjs. */
export default defineConfig({
  testDir: './e2e-engines',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  // one for each engine
  workers: 3,
  // three browsers share the processors of the product
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['line'],
    ...(process.env.JOURNEYS_REPORT
      ? [['json', { outputFile: process.env.JOURNEYS_REPORT }] as [string, object]]
      : []),
  ],
  // the worker would read and keep pages behind what is watched here
  use: { baseURL: process.env.BASE_URL, serviceWorkers: 'block' },
});
