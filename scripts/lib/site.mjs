import { fault, launch, next } from './children.mjs'
import { freePort } from './postgres.mjs'
import { until } from './processes.mjs'
import { print, Refusal } from './say.mjs'
import { isStopping } from './shutdown.mjs'

const PATIENCE = 90_000
const OFTEN = 3

/** Many short-lived buffers of every size: without this, what was given back to the allocator would not go back to the machine. */
const FRONT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' }
/** Left alone, Node lets garbage of renderings grow to gigabytes before it collects it. */
const NEXT = { NODE_OPTIONS: '--max-old-space-size=384 --max-semi-space-size=16', MALLOC_ARENA_MAX: '2' }
const WHILE = 60_000

/** Where the site is reached from this machine. */
export const address = ({ env, port }) => (env.SITE_URL ?? `http://localhost:${port}`).replace(/\/$/, '')

/** Where this machine itself reaches what listens on the site's port. */
function loopback({ host, port }) {
  const here = host && !/^(0\.0\.0\.0|::)$/.test(host) ? host : '127.0.0.1'
  return `http://${here.includes(':') ? `[${here}]` : here}:${port}`
}

const serving = (url) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Waits until a child answers; one that ends before is at fault. */
async function answers(child, url, what) {
  let end
  child.exited.then((result) => (end = result))
  const answered = await until(async () => end !== undefined || (await serving(url)), PATIENCE, 100)
  if (end) throw fault(child, end, what)
  if (!answered) throw new Refusal(`${what} does not answer at ${url}: see ${child.log.file}.`)
}

const surroundings = (settings) => ({ SITE_URL: address(settings), INTERNAL_URL: settings.env.INTERNAL_URL ?? loopback(settings) })

/** Starts Next where only this machine reaches it. */
async function startNext(settings, port, onScreen) {
  const site = launch(settings, 'site', next('start', '--port', String(port), '--hostname', '127.0.0.1'), {
    onScreen,
    env: { ...surroundings(settings), ...NEXT },
  })
  await answers(site, `http://127.0.0.1:${port}/nl/`, 'The site')
  return site
}

/** Starts Next again when it dies: the front answers from what it keeps meanwhile. Ends only when that happens too often. */
async function keepNext(settings, first, port, onScreen) {
  const deaths = []
  for (let site = first; ;) {
    const end = await site.exited
    if (isStopping()) return new Promise(() => {})
    deaths.push(performance.now())
    if (deaths.length >= OFTEN && performance.now() - deaths[deaths.length - OFTEN] < WHILE) return { child: site, end, what: 'The site' }
    print('  The site had ended and is started again.')
    site = await startNext(settings, port, onScreen)
  }
}

/**
 * Starts the site and waits until it answers: Next with the page front before it, or in development Next alone.
 * @param {'start' | 'dev'} mode
 * @returns {Promise<{ ended: Promise<{ child: object, end: object, what: string }> }>}
 */
export async function startSite(settings, mode) {
  const { port, host } = settings
  const onScreen = mode === 'dev' || settings.env.LOG === 'screen'
  if (mode === 'dev') {
    const child = launch(settings, 'dev', next('dev', '--port', String(port), ...(host ? ['--hostname', host] : [])), { onScreen })
    await answers(child, `${loopback(settings)}/nl/`, 'The site')
    return { ended: child.exited.then((end) => ({ child, end, what: 'The site' })) }
  }
  const behind = await freePort()
  const site = await startNext(settings, behind, onScreen)
  const env = { ...surroundings(settings), ...FRONT, UPSTREAM_URL: `http://127.0.0.1:${behind}` }
  const front = launch(settings, 'front', ['--import', 'tsx', 'src/server/front/main.ts'], { onScreen, env })
  await answers(front, `${loopback(settings)}/nl/`, 'The page front')
  const ended = front.exited.then((end) => ({ child: front, end, what: 'The page front' }))
  return { ended: Promise.race([ended, keepNext(settings, site, behind, onScreen)]) }
}
