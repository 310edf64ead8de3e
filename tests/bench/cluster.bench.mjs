import { performance } from 'node:perf_hooks'
import http from 'node:http'

import { until } from '../../scripts/lib/processes.mjs'
import { print, Refusal } from '../../scripts/lib/say.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import { openCluster } from '../cluster/support/cluster.mjs'
import { ask, postForm, steadily } from '../cluster/support/visitor.mjs'
import { startMailServer } from './support/leads.mjs'
import { quantile } from './support/quantile.mjs'

const EDITS = Number(process.env.CLUSTER_EDITS ?? 200)
const PAGES_PER_SECOND = Number(process.env.CLUSTER_RATE ?? 500)
const FORMS_PER_SECOND = 2
const TIMEOUT_MS = 30_000
const PAGE = '/nl/proef/'

export const title =
  'A cluster: three sites and two workers on one database, behind a load balancer'

const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`

/** Saves a title at one instance and waits until all of them show it. */
async function measureEdits(cluster, page) {
  const times = []
  for (let number = 0; number < EDITS; number++) {
    const text = `Nieuws ${number}`
    const at = cluster.addresses[number % cluster.addresses.length]
    const place = `/api/pages/${page}?locale=nl&depth=0`
    await cluster.studio.change(at, 'PATCH', place, { title: text, _status: 'published' })
    const since = performance.now()
    const isShown = async () => {
      const pages = await Promise.all(cluster.addresses.map((address) => ask(address, PAGE)))
      return pages.every(({ body }) => body.toString('utf8').includes(text))
    }
    if (!(await until(isShown, TIMEOUT_MS, 20)))
      throw new Refusal(`An edit is not shown everywhere after ${TIMEOUT_MS / 1000} s.`)
    times.push(performance.now() - since)
  }
  return times
}

const sumOf = (outcomes) => [...outcomes.values()].reduce((sum, times) => sum + times, 0)

/** Does something to the instances while visitors read and send forms. */
async function underLoad(cluster, first, work) {
  const agent = new http.Agent({ keepAlive: true })
  const stopPages = steadily(PAGES_PER_SECOND, async () =>
    String((await ask(cluster.site, PAGE, { agent })).status),
  )
  const stopForms = steadily(FORMS_PER_SECOND, (at) => postForm(cluster.site, first + at))
  const since = performance.now()
  await work()
  const seconds = (performance.now() - since) / 1000
  const pages = await stopPages()
  const forms = await stopForms()
  agent.destroy()
  const failed = sumOf(pages) - (pages.get('200') ?? 0)
  const others = [...pages].filter(([status]) => status !== '200')
  if (others.length > 0)
    print(
      `  pages: ${others.map(([status, count]) => `${count} × ${status}`).join(', ')} (0: no answer)`,
    )
  const refused = sumOf(forms) - (forms.get('taken') ?? 0)
  return [
    `${failed} of ${sumOf(pages)} pages failed, ${refused} of ${sumOf(forms)} forms not taken, in ${seconds.toFixed(0)} s`,
    failed + refused === 0 ? 'yes' : 'NO',
  ]
}

export async function measure() {
  const mails = await startMailServer()
  const cluster = await openCluster({ smtp: mails.url })
  whenStopping('programs', cluster.stop)
  await cluster.start()
  print(`The balancer is ${cluster.balancer}.`)
  const { studio, site } = cluster
  await studio.logIn(site)
  const page = { title: 'Proef', path: 'proef', kind: 'content', _status: 'published' }
  const { doc } = await studio.change(site, 'POST', '/api/pages?locale=nl&depth=0', page)
  const times = await measureEdits(cluster, doc.id)
  const killed = await underLoad(cluster, 10_000, async () => {
    await cluster.instances[2].kill()
    await cluster.instances[2].start()
  })
  const rolling = await underLoad(cluster, 40_000, async () => {
    for (const instance of cluster.instances) {
      await instance.stop()
      await instance.start()
    }
  })
  return {
    columns: ['', 'measured', 'as wanted'],
    rows: [
      [
        `${EDITS} edits, until all three show them: median, longest`,
        `${inSeconds(quantile(times, 0.5))}, ${inSeconds(Math.max(...times))}`,
        Math.max(...times) <= 2000 ? 'yes' : 'NO',
      ],
      [`one instance killed and started again, ${PAGES_PER_SECOND} pages a second`, ...killed],
      [`all three restarted one after the other, ${PAGES_PER_SECOND} pages a second`, ...rolling],
    ],
    notes: [
      `Balancer: ${cluster.balancer}. Store of uploads: a small one of the tests (tests/support/s3.mjs).`,
      'Everything runs on one machine, the visitors too.',
    ],
  }
}
