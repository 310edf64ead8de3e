import { fault, launch, next } from '../../../scripts/lib/children.mjs'
import { until } from '../../../scripts/lib/processes.mjs'
import { freePort } from './free-port.mjs'
import { ask } from './front.mjs'

/** A million listings are first written into the search table. */
const TIMEOUT_MS = 900_000
/** Where no program answers. */
const NOWHERE = 'http://127.0.0.1:9'
/** What `npm start` gives Next. */
const NEXT = {
  NODE_OPTIONS: '--max-old-space-size=448 --max-semi-space-size=16',
  MALLOC_ARENA_MAX: '2',
  WORKER: 'outside',
}

/**
 * Serves the site of a copy, without the front. `direct` is the address beside Next, where the front
 * asks for lists with filters and for searches.
 */
export async function serveSite(settings, name) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const direct = `http://127.0.0.1:${await freePort()}`
  const env = {
    PORT: String(port),
    SITE_URL: address,
    DIRECT_URL: direct,
    DATABASE_URL: settings.env.DATABASE_URL,
    // What no save has stored, here of every listing, would be caught up with while it is measured.
    INTERNAL_URL: NOWHERE,
    ...NEXT,
  }
  const site = launch(
    settings,
    `${name}-${port}`,
    next('start', '--port', String(port), '--hostname', '127.0.0.1'),
    { env },
  )
  let end
  site.exited.then((result) => (end = result))
  const answers = () => ask(`${address}/nl/te-koop/`).then(({ status }) => status === 200, () => false) // prettier-ignore
  await until(async () => end !== undefined || (await answers()), TIMEOUT_MS, 500)
  if (end) throw fault(site, end, 'The site')
  return { address, direct, site }
}
