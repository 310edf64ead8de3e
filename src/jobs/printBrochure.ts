import { z } from 'zod'

import { paperSuffixes } from '@/domain/catalogue/printing'
import { env } from '@/env'
import { defaultLocale, locales } from '@/i18n/locales'

import { inWorker, type Job } from './job'

const TIMEOUT_MS = 180_000

/**
 * Makes the papers of a listing ahead, so that the first who asks for one does not wait. They are
 * made some minutes after it is published, because staff often correct it then, and one listing
 * after the other: the worker also sends mails and has pages rendered again.
 */
export const printBrochure: Job<{ reference: number }> = {
  name: 'printBrochure',
  payload: z.object({ reference: z.int().positive() }),
  attempts: 6,
  key: ({ reference }) => `brochure:${reference}`,
  queue: 'print',
  delaySeconds: 180,
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

/** A language that the agency does not use has no brochure, and a listing that is gone has none. */
const NOTHING_TO_PRINT = [404, 410]

/**
 * Asks the site for each file, one after the other, as a visitor would: it keeps what it has
 * printed. The queue tries again when the site has too much to print.
 */
export const printBrochures = inWorker(printBrochure, async ({ reference }) => {
  for (const file of filesAhead(reference)) {
    const address = new URL(`/api/brochure/${file}`, env.INTERNAL_URL)
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.body?.cancel()
    if (!answer.ok && !NOTHING_TO_PRINT.includes(answer.status))
      throw new Error(`Brochure ${file}: ${answer.status}`)
  }
})
