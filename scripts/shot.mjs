// `node scripts/shot.mjs URL OUT.png [width] [--login] [--lang fr]`: takes a picture of a whole
// page with the browser of the tests.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { browserOptions } from './lib/chromium.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { program } from './lib/program.mjs'
import { print, Refusal } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'
import { whenStopping } from './lib/shutdown.mjs'
import { logIn } from './lib/studio-login.mjs'

/** Scrolls through the page, because pictures further down load only when they come near. */
async function scrollThrough(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < Math.min(height, 20_000); top += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await page.waitForTimeout(40)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

await program(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { login: { type: 'boolean' }, lang: { type: 'string', default: 'nl' } },
  })
  const [url, file, width = '1280'] = positionals
  if (!url || !file)
    throw new Refusal('Usage: node scripts/shot.mjs URL OUT.png [width] [--login] [--lang fr]')

  await ensurePackages(readSettings(), { need: 'all' })
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch(await browserOptions())
  whenStopping('programs', () => browser.close())
  const context = await browser.newContext({
    viewport: { width: Number(width), height: 900 },
    locale: values.lang,
    reducedMotion: 'reduce',
  })
  if (values.login) await logIn(context, url)
  const page = await context.newPage()
  page.on(
    'console',
    (message) => message.type() === 'error' && print(`  console: ${message.text().slice(0, 300)}`),
  )
  page.on('pageerror', (error) => print(`  error: ${error.message}`))
  const answer = await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page
    .waitForLoadState('networkidle', { timeout: 20_000 })
    .catch(() => print('  The network was still busy after 20 s.'))
  await scrollThrough(page)
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  await page.screenshot({ path: file, fullPage: true })
  print(`${answer?.status()} ${page.url()} -> ${file}`)
})
