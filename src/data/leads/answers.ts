import { z } from 'zod'

import type { Locale } from '@/i18n/locales'

export type Answer = { name: string; label: string; value: string }

/** Answers in the language of who reads them; from a form that knows but one, in that one. */
export type Answers = readonly Answer[] | ((locale: Locale) => readonly Answer[])

/** What only this form asked, for who reads this language. */
export const answersIn = ({ answers = [] }: { answers?: Answers }, locale: Locale): readonly Answer[] =>
  typeof answers === 'function' ? answers(locale) : answers

const list = z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })).catch([])

/** What a form asked besides the person, as it stands in the enquiry. */
export const readAnswers = (stored: unknown): Answer[] => list.parse(stored)
