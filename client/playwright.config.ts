import { defineConfig } from '@playwright/test';

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `npm run e2e` starts the built product and says where it is; see tools/browsers/journeys.mjs. */
export default defineConfig({
  testDir: './e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // a change whose process is killed is not sent again by itself: the person is told to, and so is the journey
  retries: process.env.PROCESSES_KILLED ? 1 : 0,
  // pages wait for the server and for their timers, so that two cores carry three
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['line'],
    ...(process.env.JOURNEYS_REPORT
      ? [['json', { outputFile: process.env.JOURNEYS_REPORT }] as [string, object]]
      : []),
  ],
  use: {
    baseURL: process.env.BASE_URL,
    // in the language of most pages; other browsers are offered theirs, which a journey of its own shows
    locale: 'ar',
    // it would read and keep pages behind every journey; offline.spec.ts has it
    serviceWorkers: 'block',
    launchOptions: { args, executablePath: process.env.CHROMIUM_PATH },
    // What moves keeps the machine busy and journeys waiting, and colours that are still changing are
    // nobody's contrast; main-journey.spec.ts has it all.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes as long again as the journeys themselves: `npm run e2e -- --trace on` for one.
    trace: 'off',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
