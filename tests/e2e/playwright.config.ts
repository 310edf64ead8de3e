import { defineConfig } from '@playwright/test'

import { browserOptions } from '../../scripts/lib/chromium.mjs'

/** These change what stands on every page, look at all of them at once, count, or work in the studio with one login: no other test runs beside them. */
const ALONE = ['crawl.spec.ts', 'languages.spec.ts', 'lists.spec.ts', 'studio-catalogue.spec.ts', 'studio-properties.spec.ts', 'studio-site.spec.ts']

/**
 * The site is started by `npm test`; for one that runs already: BASE_URL=http://localhost:3000 npx playwright test --config tests/e2e.
 * With `--no-deps` the tests that run alone do not wait for the others.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../var/test/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as ['json']] : [])],
  projects: [
    { name: 'together', testMatch: '*.spec.ts', testIgnore: ALONE },
    { name: 'alone', testMatch: ALONE, dependencies: ['together'], fullyParallel: false, workers: 1 },
  ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    launchOptions: await browserOptions(),
    locale: 'nl-BE',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
