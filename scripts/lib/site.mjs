import { fault, launch, next } from './children.mjs'
import { until } from './processes.mjs'
import { Refusal } from './say.mjs'

const PATIENCE = 90_000

/** Where the site is reached from this machine. */
export const address = ({ env, port }) => (env.SITE_URL ?? `http://localhost:${port}`).replace(/\/$/, '')

const serving = (url) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) }).then(
    ({ status }) => status < 500,
    () => false,
  )

/**
 * Starts Next and waits until it answers.
 * @param {'start' | 'dev'} mode
 */
export async function startSite(settings, mode) {
  const { port, host } = settings
  const args = [mode, '--port', String(port), ...(host ? ['--hostname', host] : [])]
  const onScreen = mode === 'dev' || settings.env.LOG === 'screen'
  const site = launch(settings, mode === 'dev' ? 'dev' : 'site', next(...args), { onScreen })
  let end
  site.exited.then((result) => (end = result))
  const here = host && !/^(0\.0\.0\.0|::)$/.test(host) ? host : '127.0.0.1'
  const answered = await until(async () => end !== undefined || (await serving(`http://${here.includes(':') ? `[${here}]` : here}:${port}/nl/`)), PATIENCE, 100)
  if (end) throw fault(site, end, 'The site')
  if (!answered) throw new Refusal(`The site does not answer on port ${port}: see ${site.log.file}.`)
  return site
}
