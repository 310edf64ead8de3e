import { z } from 'zod'

import type { Locale } from '@/i18n/locales'

export type FormAnswer = { name: string; label: string; value: string }

/** Answers in the language of the reader, or in one language only. */
export type FormAnswers = readonly FormAnswer[] | ((locale: Locale) => readonly FormAnswer[])

/** Returns the answers of this form in the language of the reader. */
export const answersIn = (
  { answers = [] }: { answers?: FormAnswers },
  locale: Locale,
): readonly FormAnswer[] => (typeof answers === 'function' ? answers(locale) : answers)

const list = z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })).catch([])

/** Reads the answers that are stored with an enquiry. */
export const readAnswers = (stored: unknown): FormAnswer[] => list.parse(stored)
