import { print, Refusal, step } from '../../scripts/lib/say.mjs'
import { readSettings } from '../../scripts/lib/settings.mjs'
import { ask, findSite } from './support/front.mjs'
import { openStudio } from './support/studio.mjs'

const SIZES = (process.env.FRESH_SIZES ?? '1,10000').split(',').map(Number)
const GOAL_MS = 2000
const TIMEOUT_MS = 900_000

export const title = 'A town that a feed brings: until lists, counts and search have it'

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const home = (
  key,
  town,
  zip,
) => `<property><id>${key}</id><price>${200_000 + (key % 1000)}</price><price_freq>sale</price_freq>
  <type>Villa</type><town>${town}</town><postcode>${zip}</postcode><country>Spain</country><beds>3</beds>
  <title><nl>Villa ${key}</nl></title><desc><nl>Met tuin.</nl></desc></property>`

const feedOf = (count, first, town, zip) =>
  `<?xml version="1.0" encoding="UTF-8"?><root><kyero><feed_version>3</feed_version></kyero>${Array.from({ length: count }, (_, at) => home(first + at, town, zip)).join('')}</root>`

async function until(what, isTrue) {
  const end = Date.now() + TIMEOUT_MS
  while (Date.now() < end) {
    const value = await isTrue()
    if (value !== undefined) return value
    await wait(50)
  }
  throw new Refusal(`${what} does not come.`)
}

/** Posts a file to a feed, as the panel of the studio does. */
async function read(site, cookie, feed, text) {
  const answer = await fetch(`${site}/api/feeds/${feed}/read`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', Origin: site, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
    body: text,
  }) // prettier-ignore
  if (!answer.ok) throw new Refusal(`The feed is answered with ${answer.status}.`)
  return (await answer.json()).run
}

/** What a visitor sees of the new town: the list with its count, and the town in the search. */
async function isThere(site, count, town, zip) {
  const list = await ask(`${site}/nl/te-koop/?city=${encodeURIComponent(`${town}|${zip}`)}`)
  const said = list.status === 200 ? list.body.toString().match(/<h1[^>]*>[^]*?<\/h1>/)?.[0] : ''
  const hasList = Boolean(said?.includes(town))
  const shown = list.body.toString().replace(/[.\s\u00a0]/g, '')
  const found = await ask(`${site}/api/search/index?lang=nl`)
  return hasList && shown.includes(String(count)) && found.body.toString().includes(town)
}

async function measureRun(site, studio, count, number) {
  const { zip, town } = { zip: `03${100 + number}`, town: `Pueblo Fresco ${'ABCDEFGH'[number]}` }
  const { doc } = await studio('feeds', 'POST', { name: `Fresh ${count}`, format: 'kyero', schedule: 'none', share: 100, publish: true }) // prettier-ignore
  const run = await read(site, studio.cookie, doc.id, feedOf(count, 800_000_000 + number * 100_000, town, zip)) // prettier-ignore
  await studio(`feeds/${doc.id}/approve`, 'POST', { run })
  const began = Date.now()
  await until('The end of the run', async () => {
    const [newest] = await studio(`feeds/${doc.id}/runs`)
    if (newest.state === 'failed') throw new Refusal(`The run failed: ${newest.problem}`)
    return newest.state === 'done' ? newest : undefined
  })
  const done = Date.now()
  await until('The town', async () => ((await isThere(site, count, town, zip)) ? true : undefined))
  return { count, run: (done - began) / 1000, fresh: Date.now() - done }
}

export async function measure() {
  const { frontUrl } = findSite(readSettings())
  if (!frontUrl) throw new Refusal('Start the site first: npm start.')
  const { origin } = new URL(frontUrl)
  const studio = await openStudio(readSettings(), origin)
  const found = []
  for (const [number, count] of SIZES.entries())
    found.push(await step(`${count} listings`, () => measureRun(origin, studio, count, number)))
  print(found.some(({ fresh }) => fresh > GOAL_MS) ? '  Goal missed' : '  Goal reached')
  return {
    columns: [
      'a run of',
      'until it is done, s',
      'then until list, count and search have the town, ms',
    ],
    rows: found.map(({ count, run, fresh }) => [`${count} listings`, run.toFixed(1), `${fresh}${fresh > GOAL_MS ? ' *' : ''}`]), // prettier-ignore
    notes: [
      `Through the front of a running site, asked every 50 ms; the goal is ${GOAL_MS} ms. * = missed. The listings stay in its database.`,
    ],
  }
}
