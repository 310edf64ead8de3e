import { print, Refusal, step } from '../../scripts/lib/say.mjs'
import { median, spread } from './support/figures.mjs'
import { openBrowser } from './support/interactive.mjs'
import { fillProperties } from './support/properties.mjs'
import { openScratch, serveStudio } from './support/scratch.mjs'

const SIZES = (process.env.STUDIO_LIST_SIZES ?? '100,10000,100000').split(',').map(Number)
const ROUNDS = Number(process.env.STUDIO_LIST_ROUNDS ?? 25)
const WARM_UP = 5
const GOAL = 1.5
const BROWSER_ROUNDS = 10
/** Milliseconds until a control answers, by the number of properties. */
const ANSWERS = { 10_000: 600, 100_000: 800 }
const LIST = '/admin/collections/properties'

/** The columns are remembered for each colleague, so every question names its own. */
const columns = (...ours) =>
  `columns=${encodeURIComponent(JSON.stringify(['reference', 'title', 'mainType', 'city', 'goal', 'price', 'status', 'marquee', ...ours, '_status']))}`
const AS_IT_OPENS = 'as it opens'
const STOCK = 'with the columns of the CMS alone'

/** What a colleague asks of the list, and how many rows it shows at every size. */
const QUESTIONS = [
  { name: AS_IT_OPENS, query: `?${columns('completeness', 'quick')}`, shown: 25 },
  { name: STOCK, query: `?${columns('-completeness', '-quick')}`, shown: 25 },
  { name: 'the most incomplete first', query: '?sort=completeness', shown: 25 },
  { name: 'the barest advertisements first', query: '?sort=advertisement', shown: 25 },
  { name: 'search, many found', query: '?search=Kapellestraat', shown: 25 },
  { name: 'search, one found', query: '?search=D-000042', shown: 1 },
  { name: 'filter: to rent', query: '?where[goal][equals]=rent', shown: 25 },
]
const FORM = { name: 'the form of one property' }
const DASHBOARD = { name: 'the dashboard' }
const ASKED = [...QUESTIONS, FORM, DASHBOARD]

export const title = `The studio's list of properties, ${SIZES.slice(0, -1).join(', ')} and ${SIZES.at(-1)} of them`

const rowsOf = (page) =>
  new Set(
    [...page.matchAll(/\/admin\/collections\/properties\/([0-9a-f-]{36})/g)].map(([, id]) => id),
  ).size

const idOf = (page) => /\/admin\/collections\/properties\/([0-9a-f-]{36})/.exec(page)?.[1]

async function timeForm(studio) {
  studio.one ??= idOf(await studio.get(LIST))
  const since = performance.now()
  const page = await studio.get(`${LIST}/${studio.one}`)
  const milliseconds = performance.now() - since
  if (!page.includes('tabs-field__tab-button'))
    throw new Refusal('The form of a property has no tabs: the bench no longer fits it.')
  return milliseconds
}

async function timeDashboard(studio) {
  const since = performance.now()
  const page = await studio.get('/admin')
  const milliseconds = performance.now() - since
  if (!page.includes('desk-edits'))
    throw new Refusal('The dashboard does not come to its end: the bench no longer fits it.')
  return milliseconds
}

async function time(studio, question) {
  if (question === FORM) return timeForm(studio)
  if (question === DASHBOARD) return timeDashboard(studio)
  const { query, shown } = question
  const since = performance.now()
  const page = await studio.get(LIST + query)
  const milliseconds = performance.now() - since
  const found = rowsOf(page)
  if (found !== shown)
    throw new Refusal(
      `${LIST}${query} shows ${found} properties and should show ${shown}: the bench no longer fits the list.`,
    )
  return milliseconds
}

/** Sizes and questions take turns, so that whatever else the machine does falls on all alike. */
async function inTurns(studios) {
  const times = new Map(ASKED.map((question) => [question, SIZES.map(() => [])]))
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const question of ASKED) {
      const order = SIZES.map((_, at) => at)
      for (const at of round % 2 ? order : order.reverse()) {
        const milliseconds = await time(studios[at], question)
        if (round >= 0) times.get(question)[at].push(milliseconds)
      }
    }
  }
  return times
}

/** Screens, and what must answer on each. */
const CHECKBOX = '.collection-list tbody input[type=checkbox]'
const screens = (studio) => [
  { name: `${AS_IT_OPENS}, until it answers`, path: LIST + QUESTIONS[0].query, control: CHECKBOX },
  { name: `${STOCK}, until it answers`, path: LIST + QUESTIONS[1].query, control: CHECKBOX },
  {
    name: 'the form of one property, until it answers',
    path: `${LIST}/${studio.one}`,
    control: '#field-title',
  },
  { name: 'the dashboard, until it answers', path: '/admin', control: '.nav-toggler' },
]

async function timeInteractive(studio) {
  const browser = await openBrowser(studio)
  const asked = screens(studio)
  const times = new Map(asked.map(({ name }) => [name, []]))
  for (let round = -2; round < BROWSER_ROUNDS; round++) {
    for (const { name, path, control } of asked) {
      const milliseconds = await browser.untilAnswers(path, control)
      if (round >= 0) times.get(name).push(milliseconds)
    }
  }
  await browser.close()
  return times
}

/** What is measured in a browser, by screen: a list of times for each size, empty for those without a goal. */
async function timeBrowsers(studios) {
  const bySize = []
  for (const [at, size] of SIZES.entries())
    bySize.push(
      ANSWERS[size]
        ? await step(`Browser at ${size}`, () => timeInteractive(studios[at]))
        : new Map(),
    )
  return [...bySize.at(-1).keys()].map((name) => ({
    name,
    times: bySize.map((screens) => screens.get(name) ?? []),
  }))
}

const isLate = ({ times }) =>
  SIZES.some((size, at) => ANSWERS[size] && median(times[at]) > ANSWERS[size])

export async function measure() {
  const scratch = await step('Database', openScratch)
  const studios = []
  for (const size of SIZES) {
    const copy = await step(`${size}`, () =>
      scratch.copy(`properties_${size}`, (client) => fillProperties(client, size)),
    )
    studios.push(await step('Studio', () => serveStudio(copy)))
  }
  const times = await step('Rounds', () => inTurns(studios))
  const interactive = await timeBrowsers(studios)
  const ratio = (question) => median(times.get(question)[1]) / median(times.get(question)[0])
  const missed = [
    ...ASKED.filter((question) => ratio(question) > GOAL).map(({ name }) => name),
    ...interactive.filter(isLate).map(({ name }) => name),
  ]
  const largest = (name) =>
    median(times.get(QUESTIONS.find((question) => question.name === name)).at(-1))
  const againstStock = (largest(AS_IT_OPENS) / largest(STOCK)).toFixed(2)
  print(missed.length ? `  Goal missed: ${missed.join('; ')}` : '  Goal reached')
  return {
    columns: [
      'the list',
      ...SIZES.map((size) => `${size} properties, ms`),
      `${SIZES[1]} : ${SIZES[0]}`,
    ],
    rows: [
      ...ASKED.map((question) => [
        question.name,
        ...times.get(question).map((one) => spread(one)),
        ratio(question).toFixed(2),
      ]),
      ...interactive.map(({ name, times: each }) => [
        name,
        ...each.map((one) => (one.length ? spread(one) : '')),
        '',
      ]),
    ],
    notes: [
      `Median (min–max) of ${ROUNDS} rounds in turns, after ${WARM_UP} not counted: GET ${LIST}, a form and the dashboard with a session, until the last byte.`,
      `Ours against the columns of the CMS alone, at ${SIZES.at(-1)}: ${againstStock}.`,
      `Until it answers: Chromium with the files of the studio in its cache, from the press to the moment at which a control deep in the screen has its handlers; ${BROWSER_ROUNDS} rounds in turns, 2 not counted. Goals: ${Object.entries(
        ANSWERS,
      )
        .map(([size, most]) => `${most} ms at ${size}`)
        .join(', ')}.`,
      `Goal: a ratio of at most ${GOAL}. Each property has three versions, the latest of which is listed, and words in four languages.`,
    ],
  }
}
