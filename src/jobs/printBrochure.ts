import { z } from 'zod'

import { paperSuffixes } from '@/domain/catalogue/printing'
import { env } from '@/env'
import { defaultLocale, locales } from '@/i18n/locales'

import { inWorker, type Job } from './job'

const TIMEOUT_MS = 180_000

/** Makes the papers of a listing ahead, so that the first who asks for one does not wait. */
export const printBrochure: Job<{ reference: number }> = {
  name: 'printBrochure',
  payload: z.object({ reference: z.int().positive() }),
  attempts: 6,
  key: ({ reference }) => `brochure:${reference}`,
}

/**
 * Returns what is made ahead: the brochure for visitors of every language, and what staff print in the main
 * one. More would push brochures of other listings out of the store.
 */
export function filesAhead(reference: number): string[] {
  const { brochure, ...forStaff } = paperSuffixes
  return [
    ...locales.map((locale) => `${locale}/${reference}${brochure}.pdf`),
    ...Object.values(forStaff).map((suffix) => `${defaultLocale}/${reference}${suffix}.pdf`),
  ]
}

/**
 * Asks the site for each file, one after the other, as a visitor would: it keeps
 * what it has printed. The queue tries again while the site does not show the listing yet, or has
 * too much to print.
 */
export const printBrochures = inWorker(printBrochure, async ({ reference }) => {
  const statuses: number[] = []
  for (const file of filesAhead(reference)) {
    const address = new URL(`/api/brochure/${file}`, env.INTERNAL_URL)
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.body?.cancel()
    statuses.push(answer.status)
  }
  // A language that the agency does not use has no brochure.
  const isMade = statuses.includes(200) && statuses.every((status) => [200, 404].includes(status))
  if (!isMade) throw new Error(`Brochure ${reference}: ${statuses.join(', ')}`)
})
