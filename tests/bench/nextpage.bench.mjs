import { chromium } from '@playwright/test'

import { browserOptions } from '../../scripts/lib/chromium.mjs'
import { step } from '../../scripts/lib/say.mjs'
import { readSettings } from '../../scripts/lib/settings.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import { median } from './support/figures.mjs'
import { quantile } from './support/quantile.mjs'
import { runningSite } from './support/running.mjs'

const ROUNDS = Number(process.env.NEXTPAGE_ROUNDS ?? '20')
const GOALS = { next: 300, back: 100 }
const LIST = '/nl/te-koop/'
const CARD = 'main article a[href]'

export const title = 'The next page, and back'

const noteStart = () => localStorage.setItem('started', String(Date.now()))
const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
const readPaint = () =>
  performance.timeOrigin +
  performance.getEntriesByName('first-contentful-paint')[0].startTime -
  Number(localStorage.getItem('started'))

async function untilPainted(page, isThere) {
  await page.waitForURL((url) => isThere(url.pathname))
  await page.waitForFunction(isPainted)
  return page.evaluate(readPaint)
}

async function measureRound(page, site) {
  await page.goto(site + LIST, { waitUntil: 'load' })
  await page.evaluate(noteStart)
  await page.locator(CARD).first().click({ noWaitAfter: true })
  const next = await untilPainted(page, (path) => path !== LIST)
  await page.evaluate(noteStart)
  await page.evaluate(() => history.back())
  return { next, back: await untilPainted(page, (path) => path === LIST) }
}

/** Why a page could not be kept by the browser, as far as the page is the reason. */
function watchReasons(session) {
  const reasons = new Set()
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations)
      if (type === 'PageSupportNeeded') reasons.add(reason)
  })
  return reasons
}

export async function measure() {
  const site = runningSite(readSettings())
  const browser = await chromium.launch({
    ...(await browserOptions()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  whenStopping('programs', () => browser.close())
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const reasons = watchReasons(session)
  const rounds = []
  await step('Pages', async () => {
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(page, site))
  })
  const row = (what, times, goal) => [
    what,
    `${median(times).toFixed(0)} ms`,
    `${quantile(times, 0.9).toFixed(0)} ms`,
    median(times) <= goal ? 'yes' : 'NO',
  ]
  return {
    columns: ['what', 'median', 'p90', 'holds'],
    rows: [
      row('next page', rounds.map(({ next }) => next), GOALS.next), // prettier-ignore
      row('back', rounds.map(({ back }) => back), GOALS.back), // prettier-ignore
    ],
    notes: [
      `From the press on a card of a list to the first paint of its page, and from the press on "back" to that of the list. Goals: ${GOALS.next} and ${GOALS.back} ms.`,
      `The headless browser neither prepares pages nor keeps them: visitors' browsers do both (src/components/speculation/rules.ts). What of the page itself would keep it from being kept: ${[...reasons].join(', ') || 'nothing'}.`,
    ],
  }
}
