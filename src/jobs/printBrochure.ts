import { z } from 'zod'

import { env } from '@/env'
import { locales } from '@/i18n/locales'

import { inWorker, type Job } from './job'

const TIMEOUT_MS = 180_000

/** Makes the brochure of a listing ahead, so that the first who asks for it does not wait. */
export const printBrochure: Job<{ reference: number }> = {
  name: 'printBrochure',
  payload: z.object({ reference: z.int().positive() }),
  attempts: 6,
  key: ({ reference }) => `brochure:${reference}`,
}

/**
 * Asks the site for the brochure in each language, one after the other, as a visitor would: it keeps
 * what it has printed. The queue tries again while the site does not show the listing yet, or has
 * too much to print.
 */
export const printBrochures = inWorker(printBrochure, async ({ reference }) => {
  const statuses: number[] = []
  for (const locale of locales) {
    const address = new URL(`/api/brochure/${locale}/${reference}.pdf`, env.INTERNAL_URL)
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.body?.cancel()
    statuses.push(answer.status)
  }
  // A language that the agency does not use has no brochure.
  const isMade = statuses.includes(200) && statuses.every((status) => [200, 404].includes(status))
  if (!isMade) throw new Error(`Brochure ${reference}: ${statuses.join(', ')}`)
})
