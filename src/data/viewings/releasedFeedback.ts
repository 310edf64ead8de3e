import type { Where } from 'payload'

import { feedbackQuestionNames } from '@/domain/viewings/feedback'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Appointment } from '@/payload-types'

import { payload } from '../core/payload'

/** What an owner learns of one viewing: nothing that identifies the visitor. */
export type ReleasedFeedback = {
  id: string
  at: string
  /** The visitor's own words, where they allowed it. */
  words: string
  /** What a colleague wrote. */
  note: string
  /** The answers to the three questions, and what the colleague noted. */
  marks: string[]
}

const selected = {
  ...({ start: true, createdAt: true, feedback: true, outcome: true, liking: true } as const),
  ...({ pricing: true, intention: true, visitorWords: true, mayQuote: true } as const),
} as const

type Said = Pick<Appointment, 'id' | keyof typeof selected>

/** The answers of a visitor as sentences, and else what the colleague noted. */
export function feedbackMarks(
  said: Pick<Said, 'liking' | 'pricing' | 'intention' | 'outcome'>,
  locale: Locale,
): string[] {
  const answers = feedbackQuestionNames.flatMap((question) => {
    const { [question]: answer } = said
    return answer ? [optionName(locale, question, answer)] : []
  })
  const { outcome, intention } = said
  return outcome && !intention
    ? [...answers, optionName(locale, 'viewingOutcome', outcome)]
    : answers
}

function releasedView(said: Said, locale: Locale): ReleasedFeedback[] {
  const { id, start, createdAt, feedback, visitorWords, mayQuote } = said
  const view = {
    id,
    at: start ?? createdAt,
    words: mayQuote ? (visitorWords?.trim() ?? '') : '',
    note: feedback?.trim() ?? '',
    marks: feedbackMarks(said, locale),
  }
  return view.words || view.note || view.marks.length > 0 ? [view] : []
}

/**
 * Returns what was said after the viewings of a property, as staff released it. A viewing to which the
 * visitor did not come tells nothing.
 */
export async function findReleasedFeedback(
  property: string,
  conditions: Where[],
  sort: 'start' | '-start',
  locale: Locale,
): Promise<ReleasedFeedback[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'appointments',
    // Owners have no access to appointments: only what was released is returned, without a name.
    overrideAccess: true,
    select: selected,
    where: {
      and: [
        { property: { equals: property } },
        { status: { equals: 'done' } },
        { feedbackShown: { equals: true } },
        { or: [{ outcome: { exists: false } }, { outcome: { not_equals: 'absent' } }] },
        ...conditions,
      ],
    },
    sort,
    depth: 0,
    pagination: false,
  })
  return docs.flatMap((said) => releasedView(said, locale))
}
