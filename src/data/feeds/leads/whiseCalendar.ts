import { z } from 'zod'

import { whiseCalendar, type Lead, type LeadViewing, type Outcome } from '@/domain/feeds/leads'

import type { SendOnce } from './sendOnce'

const calendarList = z.object({
  calendars: z.array(z.looseObject({ id: z.number(), subject: z.string().nullish() })),
  totalCount: z.number().int().nonnegative().optional(),
})

const DAY = 86_400_000
/** Days around today in which an entry of the calendar is looked for. */
const LOOK_BACK = 60
const LOOK_AHEAD = 400
/** Entries on one page, and the pages that are read of one estate. */
const PAGE_SIZE = 100
const MAX_PAGES = 50

type Calendar = { action: number; user: number; contact: number | undefined }
export type Whise = { post: SendOnce; base: string }

/** An outcome that leaves it open: what can be repeated is tried later. */
export const orLater = (outcome: Outcome): Outcome =>
  outcome.is === 'unsure' ? { is: 'later', problem: outcome.problem } : outcome

/** An answer of which it is not known whether everything is in it. */
const notKnown: Outcome = { is: 'later', problem: 'failed' }

/**
 * The entries of the calendar that have the mark of a viewing, or why they are not known. A list
 * that moves while its pages are read, or that does not end, is not known.
 */
async function findEntries(
  { post, base }: Whise,
  { estate }: Lead,
  { mark }: LeadViewing,
): Promise<number[] | Outcome> {
  const moment = (days: number) => new Date(Date.now() + days * DAY).toISOString()
  const range = { Min: moment(-LOOK_BACK), Max: moment(LOOK_AHEAD) }
  const ids: number[] = []
  const seen = new Set<number>()
  let total: number | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const outcome = await post(`${base}/v1/calendars/list`, {
      method: 'POST',
      body: {
        Filter: { EstateIds: [Number(estate)], DateTimeRange: range },
        Page: { Limit: PAGE_SIZE, Offset: seen.size },
      },
    })
    if (outcome.is !== 'taken') return orLater(outcome)
    const { data } = calendarList.safeParse(outcome.answer)
    const isMoved = page > 0 && data?.totalCount !== total
    if (!data || isMoved || data.calendars.some(({ id }) => seen.has(id))) return notKnown
    total = data.totalCount
    for (const { id, subject } of data.calendars) {
      seen.add(id)
      if (subject?.includes(mark)) ids.push(id)
    }
    // A server that does not say how many there are may give fewer on a page than were asked for.
    if (data.calendars.length === 0 || seen.size === total) return ids
  }
  return notKnown
}

/** Puts a viewing into the calendar once: what stands there already stays, or moves. */
export async function writeCalendar(
  whise: Whise,
  lead: Lead,
  viewing: LeadViewing,
  calendar: Calendar,
): Promise<Outcome> {
  const entries = await findEntries(whise, lead, viewing)
  if (!Array.isArray(entries)) return entries
  const { post, base } = whise
  if (lead.kind === 'viewing' && entries.length > 0) return { is: 'taken', answer: {} }
  if (entries.length > 0) {
    const removed = orLater(
      await post(`${base}/v1/calendars/delete`, {
        method: 'DELETE',
        body: { CalendarIds: entries },
      }),
    )
    if (removed.is === 'later') return removed
  }
  if (lead.kind === 'cancelled') return { is: 'taken', answer: {} }
  return orLater(
    await post(`${base}/v1/calendars/upsert`, {
      method: 'POST',
      body: whiseCalendar(lead, viewing, calendar),
    }),
  )
}
