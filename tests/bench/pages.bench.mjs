import { chromium } from '@playwright/test'

import { browserOptions } from '../../scripts/lib/chromium.mjs'
import { print, step } from '../../scripts/lib/say.mjs'
import { readSettings } from '../../scripts/lib/settings.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import { measureEdits } from './support/edits.mjs'
import { median, spread } from './support/figures.mjs'
import { freePort } from './support/free-port.mjs'
import { findKinds } from './support/kinds.mjs'
import { audit } from './support/lighthouse.mjs'
import { quantile } from './support/quantile.mjs'
import { nextAddress, runningSite } from './support/running.mjs'
import { serveSecurely } from './support/secure.mjs'
import { openStudio } from './support/studio.mjs'
import { weigh } from './support/weight.mjs'

const { PAGES_RUNS = '5', PAGES_EDITS = '200' } = process.env
const RUNS = Number(PAGES_RUNS)
const EDITS = Number(PAGES_EDITS)
const LATE = 2
/** The most a page may weigh, in kB: texts, and what shows listings. */
const HEAVIEST = { text: 75, listings: 100 }
const WITH_LISTINGS = new Set(['home', 'list', 'property', 'project'])
const heaviestOf = ({ name }) => (WITH_LISTINGS.has(name) ? HEAVIEST.listings : HEAVIEST.text)
/** The most JavaScript before a touch, in kB, and after the touch of an island. */
const MAX_SCRIPT = 6
const MAX_SCRIPT_WITH_FORM = 10
const MAX_TOUCHED = 85
const MAX_STYLES = 13
const WITH_FORM = new Set(['home', 'contact'])
const maxScriptOf = ({ name }) => (WITH_FORM.has(name) ? MAX_SCRIPT_WITH_FORM : MAX_SCRIPT)

export const title = 'Every kind of page: Lighthouse, weight, and how soon an edit shows'

/** What is to be reached, by the column it is read in; every run counts for the least performance. */
const GOALS = {
  performance: ({ runs }) =>
    valueOf(runs, 'performance') === 100 &&
    Math.min(...runs.map(({ performance }) => performance)) >= 98,
  accessibility: ({ runs }) => valueOf(runs, 'accessibility') === 100,
  'best practices': ({ runs }) => valueOf(runs, 'best-practices') === 100,
  SEO: ({ runs }) => valueOf(runs, 'seo') === 100,
  LCP: ({ runs }) => valueOf(runs, 'lcp') <= 1500,
  CLS: ({ runs }) => valueOf(runs, 'cls') === 0,
  TBT: ({ runs }) => valueOf(runs, 'tbt') <= 10,
  JavaScript: ({ kind, weight }) => weight.scripts <= maxScriptOf(kind),
  'JavaScript after a touch': ({ weight }) => weight.touched <= MAX_TOUCHED,
  CSS: ({ weight }) => weight.styles <= MAX_STYLES,
  'whole page': ({ kind, weight }) => weight.whole <= heaviestOf(kind),
  'other houses': ({ weight }) => weight.strangers.length === 0,
}

const COLUMNS = {
  page: ({ kind }) => `${kind.name}, ${kind.lang}`,
  performance: ({ runs }) => spread(runs.map(({ performance }) => performance)),
  accessibility: ({ runs }) => valueOf(runs, 'accessibility'),
  'best practices': ({ runs }) => valueOf(runs, 'best-practices'),
  SEO: ({ kind, runs }) => `${valueOf(runs, 'seo')}${kind.hidden.length ? '*' : ''}`,
  'LCP, s': ({ runs }) => (valueOf(runs, 'lcp') / 1000).toFixed(2),
  CLS: ({ runs }) => valueOf(runs, 'cls').toFixed(3),
  'TBT, ms': ({ runs }) => valueOf(runs, 'tbt').toFixed(0),
  'by processor time': ({ runs }) => valueOf(runs, 'blocking').toFixed(0),
  JS: ({ weight }) => weight.scripts.toFixed(1),
  'JS after a touch': ({ weight }) => weight.touched.toFixed(1),
  CSS: ({ weight }) => weight.styles.toFixed(1),
  fonts: ({ weight }) => weight.fonts.toFixed(1),
  document: ({ weight }) => weight.document.toFixed(1),
  'whole page': ({ weight }) => weight.whole.toFixed(1),
  'other houses': ({ weight }) => weight.strangers.length,
}

const valueOf = (runs, key) => median(runs.map((run) => run[key]))
const missed = (page) => Object.keys(GOALS).filter((goal) => !GOALS[goal](page))

async function openBrowser() {
  const options = await browserOptions()
  const port = await freePort()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  whenStopping('programs', () => browser.close())
  return { browser, port }
}

/** The kinds take turns, so that whatever else the machine does falls on all alike. */
async function auditInTurns(kinds, port) {
  const runs = new Map(kinds.map((kind) => [kind, []]))
  for (let round = 0; round < RUNS; round++)
    for (const kind of kinds) runs.get(kind).push(await audit(kind, port))
  return runs
}

/** The weight of every kind, for the picture. */
const figuresOf = (pages) => ({
  goal: HEAVIEST.listings,
  kinds: pages.map((page) => {
    const { scripts, fonts, document, styles, whole } = page.weight
    return { name: COLUMNS.page(page), scripts, fonts, document, styles, whole }
  }),
})

/** What stands in the way of a page, by name. */
function faultsOf({ kind, runs, weight }) {
  const failed = [...new Set(runs.flatMap((run) => run.failed))]
  const found = [...new Set(runs.flatMap((run) => run.found))]
  const said = [
    ...(failed.length ? [`fails ${failed.join(', ')}`] : []),
    ...(found.length ? [`should fail ${found.join(', ')} and does not`] : []),
    ...(weight.strangers.length ? [`asks ${weight.strangers.join(', ')}`] : []),
  ]
  return said.map((one) => `${kind.name}, ${kind.lang} (${kind.path}) ${one}.`)
}

function editNotes({ edits, rendered, pages }, others) {
  const seconds = edits.map((edit) => edit.seconds)
  const times = `median ${median(seconds).toFixed(2)} s, p99 ${quantile(seconds, 0.99).toFixed(2)} s, longest ${Math.max(...seconds).toFixed(2)} s`
  const count = (key) => edits.filter((edit) => edit[key]).length
  const late = seconds.filter((one) => one > LATE).length
  const saving = `${median(edits.map(({ saved }) => saved / 1000)).toFixed(2)} s of it saving`
  const elsewhere =
    rendered === undefined
      ? 'pages rendered for nothing not counted here'
      : `${rendered} of ${edits.length * others} other pages rendered again`
  return [
    `${edits.length} edits of a module's title, from saving until all ${pages} pages show it: ${times} (median ${saving}).`,
    `${late} took more than ${LATE} s, ${count('stale')} did not show after 5 s, ${count('fellBack')} showed the old words again later; ${elsewhere}.`,
  ]
}

async function editInTurns(settings, site, kinds) {
  const others = kinds
    .filter(({ name }) => name !== 'home' && name !== 'not found')
    .map(({ path }) => path)
  const studio = await openStudio(settings, site)
  return editNotes(
    await measureEdits({ site, next: nextAddress(settings), studio, others, count: EDITS }),
    others.length,
  )
}

export async function measure() {
  const settings = readSettings()
  const site = runningSite(settings)
  const kinds = await step('Pages', () => findKinds(site))
  const { browser, port } = await openBrowser()
  const secure = await serveSecurely(site)
  const visited = kinds.map((kind) => ({ ...kind, address: secure + kind.path }))
  const runs = await step('Lighthouse', () => auditInTurns(visited, port))
  // By now the front has made small what more than one visitor asks for.
  const weights = new Map()
  await step('Weight', async () => {
    for (const kind of visited) weights.set(kind, await weigh(browser, kind.address))
  })
  const edits = EDITS > 0 ? await step('Edits', () => editInTurns(settings, site, kinds)) : []
  const pages = visited.map((kind) => ({ kind, runs: runs.get(kind), weight: weights.get(kind) }))
  const behind = pages
    .filter((page) => missed(page).length)
    .map((page) => `${COLUMNS.page(page)}: ${missed(page).join(', ')}`)
  print(behind.length ? `  Goals missed\n    ${behind.join('\n    ')}` : '  Goals reached')
  return {
    figures: figuresOf(pages),
    columns: Object.keys(COLUMNS),
    rows: pages.map((page) => Object.values(COLUMNS).map((column) => column(page))),
    notes: [
      `Lighthouse as a phone with simulated throttling: median of ${RUNS} (performance with its least and most); * not for search engines, so what says that is left out.`,
      'Asked for over HTTPS and HTTP/2, as nginx passes pages on to visitors.',
      `The machine has ${median([...runs.values()].flat().map(({ power }) => power)).toFixed(0)} points with Lighthouse (median); with less than 1000, or much else to do, LCP and TBT say more of it than of the pages.`,
      'TBT by processor time: the same sum for what the main thread works; by the clock what it waits counts too, on two cores mostly for the compositor, which draws in software here.',
      'First visit in kB of 1000 bytes as they come over the line, pictures left out; after a touch: of the island of the page that needs most; other houses are requests to any.',
      `Goals: performance 100 (none under 98), the others 100; LCP 1.5 s, CLS 0, TBT 10 ms; JavaScript ${MAX_SCRIPT} kB (home and contact ${MAX_SCRIPT_WITH_FORM}), after a touch ${MAX_TOUCHED}; CSS ${MAX_STYLES}, whole page ${HEAVIEST.text} (home, list, property, project ${HEAVIEST.listings}); missed by ${behind.length ? behind.join('; ') : 'none'}.`,
      ...pages.flatMap(faultsOf),
      ...edits,
    ],
  }
}
