import { defineConfig } from '@playwright/test'

import { browserOptions } from '../../scripts/lib/chromium.mjs'

/** The site is started by `npm test`; for one that runs already: BASE_URL=http://localhost:3000 npx playwright test --config tests/e2e. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../var/test/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as ['json']] : [])],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    launchOptions: await browserOptions(),
    locale: 'nl-BE',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
