import lighthouse from 'lighthouse'

import { Refusal } from '../../../scripts/lib/say.mjs'
import { blockingByProcessor } from './blocking.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const METRICS = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
}

/** The score of a category as Lighthouse weighs it, without the audits left out. */
function scoreOf({ categories, audits }, category, leftOut) {
  const counted = categories[category].auditRefs.filter(
    ({ id, weight }) => weight > 0 && audits[id].score !== null && !leftOut.includes(id),
  )
  const [sum, weights] = counted.reduce(
    ([all, most], { id, weight }) => [all + weight * audits[id].score, most + weight],
    [0, 0],
  )
  return Math.round((100 * sum) / weights)
}

const failedIn = ({ categories, audits }) =>
  CATEGORIES.slice(1)
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)

/**
 * Lighthouse as a middling phone on slow 4G, simulated; each run begins with an empty cache.
 * @param {{ address: string, hidden: string[] }} page and the audits it fails on purpose
 * @param {number} port on which the browser can be steered
 */
export async function audit({ address, hidden }, port) {
  const { lhr, artifacts } = await lighthouse(address, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: CATEGORIES,
    ignoreStatusCode: true,
  })
  if (lhr.runtimeError)
    throw new Refusal(`Lighthouse cannot read ${address}: ${lhr.runtimeError.message}`)
  const failed = failedIn(lhr)
  return {
    ...Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(lhr, category, hidden)])),
    ...Object.fromEntries(
      Object.entries(METRICS).map(([key, id]) => [key, lhr.audits[id].numericValue]),
    ),
    failed: failed.filter((id) => !hidden.includes(id)),
    found: hidden.filter((id) => !failed.includes(id)),
    blocking: blockingByProcessor(artifacts.Trace),
    power: lhr.environment.benchmarkIndex,
  }
}
