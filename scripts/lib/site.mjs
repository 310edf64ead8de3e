import { fault, launch, next } from './children.mjs'
import { createFront, loopback } from './front.mjs'
import { lastLines } from './logs.mjs'
import { freePort } from './postgres.mjs'
import { until } from './processes.mjs'
import { Refusal } from './say.mjs'
import { supervise } from './supervise.mjs'

/** In development the first page is compiled first. */
const TIMEOUT_MS = { start: 90_000, dev: 900_000 }
/** Without a limit, Node lets garbage of renderings grow to gigabytes before it collects it. */
const MEMORY = {
  NODE_OPTIONS: '--max-old-space-size=448 --max-semi-space-size=16',
  MALLOC_ARENA_MAX: '2',
}
/** src/instrumentation.ts stops the server, because it must stop the jobs of the worker as well. */
const STOPS_ITSELF = { NEXT_MANUAL_SIG_HANDLE: 'true' }

/** The address at which this machine reaches the site. */
export const address = ({ env, port }) =>
  (env.SITE_URL ?? `http://localhost:${port}`).replace(/\/$/, '')

const statusOf = (url, within) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(within) }).then(
    ({ status }) => status,
    () => 0,
  )

/** Waits until a child answers; throws when it ends before. */
async function answers(child, url, { isFit, mode }) {
  let end
  child.exited.then((result) => (end = result))
  const answered = await until(
    async () => end !== undefined || isFit(await statusOf(url, TIMEOUT_MS[mode] / 3)),
    TIMEOUT_MS[mode],
    100,
  )
  if (end) throw fault(child, end, 'The site')
  if (!answered) {
    const tail = lastLines(child.log)
    await child.stop()
    throw new Refusal(`The site does not answer at ${url}. The end of ${child.log.file}:\n${tail}`)
  }
  return child
}

/**
 * At the first start a page must be complete; later the front answers for what the database cannot
 * give.
 */
const isPage = (status) => status > 0 && status < 500
/** The spare is loaded by then, so starting the front again costs nothing. */
const FRONT_SOUND = 5000
const isAnswer = (status) => status > 0

const surroundings = (settings) => ({
  // Payload writes times in the studio in the zone of its process.
  TZ: 'Europe/Brussels',
  SITE_URL: address(settings),
  INTERNAL_URL: settings.env.INTERNAL_URL ?? loopback(settings),
})

/** Starts Next so that only this machine reaches it. */
async function startNext(settings, { mode, port, direct, onScreen, isFit }) {
  const args = next(mode, '--port', String(port), '--hostname', '127.0.0.1')
  const site = launch(settings, 'site', args, {
    onScreen,
    stage: 'site',
    env: {
      ...surroundings(settings),
      ...direct,
      ...(mode === 'start' && { ...MEMORY, ...STOPS_ITSELF }),
    },
  })
  return answers(site, `http://127.0.0.1:${port}/nl/`, { isFit, mode })
}

/**
 * Starts the site and waits until it answers: Next behind the front. In development Next compiles
 * what is asked for instead of serving a build.
 * @param {'start' | 'dev'} mode
 * @returns {Promise<{
 *   keep: (record: ReturnType<typeof import('./parts.mjs').recordParts>) => Promise<unknown>
 * }>} keep restarts processes that end, until one refuses to run
 */
export async function startSite(settings, mode) {
  const onScreen = mode === 'dev' || settings.env.LOG === 'screen'
  // Both at once: one after the other could be the same.
  const [port, besidePort] = await Promise.all([freePort(), freePort()])
  // In development Next answers everything, so that changes are seen at once.
  const direct = mode === 'start' && { DIRECT_URL: `http://127.0.0.1:${besidePort}` }
  const front = createFront(settings, {
    onScreen,
    env: { ...surroundings(settings), UPSTREAM_URL: `http://127.0.0.1:${port}`, ...direct },
  })
  // The first page takes long to compile, and Next asks the front for its own changes meanwhile.
  const early = mode === 'dev' && (await front.start())
  const site = await startNext(settings, { mode, port, direct, onScreen, isFit: isPage })
  const listening = early || (await front.start())
  return {
    keep: (record) =>
      Promise.race([
        supervise({
          title: 'The site',
          first: site,
          start: () => startNext(settings, { mode, port, direct, onScreen, isFit: isAnswer }),
          record: record('site'),
        }),
        supervise({
          title: 'The page front',
          first: listening,
          start: front.start,
          record: record('front'),
          sound: FRONT_SOUND,
        }),
      ]),
  }
}
