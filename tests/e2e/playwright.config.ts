import { defineConfig } from '@playwright/test'

import { browserOptions } from '../../scripts/lib/chromium.mjs'

/** These change nothing of the site. Some look at all pages, or count what is on them. */
const READING = [
  'accessibility',
  'audience',
  'bad-lists',
  'brochure',
  'compare',
  'consent',
  'costs',
  'crawl',
  'favourites',
  'front-door',
  'islands',
  'lists',
  'map',
  'menu',
  'odd-addresses',
  'policy',
  'routes',
  'search',
  'sheets',
  'shell',
  'showroom-finish',
  'showroom-home',
  'showroom-property',
  'showroom-list',
].map((name) => `${name}.spec.ts`)
/** These change what stands on every page, or ask as much as the site can do: no other test runs beside them. */
const ALONE = [
  'studio-required-factor.spec.ts',
  'languages.spec.ts',
  'siege.spec.ts',
  'studio-site.spec.ts',
]

/**
 * The site is started by `npm test`, which runs one project after the other. For a site that runs already:
 * BASE_URL=http://localhost:3000 npx playwright test --config tests/e2e --project reading
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../var/test/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that fails is run once more, and `npm test` names it: to be mended, not a reason to lose a run of minutes.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as ['json']] : [])],
  projects: [
    { name: 'reading', testMatch: READING },
    { name: 'changing', testMatch: '*.spec.ts', testIgnore: [...READING, ...ALONE] },
    { name: 'alone', testMatch: ALONE, fullyParallel: false, workers: 1 },
  ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    launchOptions: await browserOptions(),
    locale: 'nl-BE',
    screenshot: 'only-on-failure',
    // A record of every test costs a fifth of its time: `--trace retain-on-failure` makes one of a test that fails.
    trace: 'off',
  },
})
