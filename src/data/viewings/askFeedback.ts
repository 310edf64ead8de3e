import { sql } from '@payloadcms/db-postgres'

import {
  feedbackQuestionNames,
  isAnswerable,
  isAskingDue,
  MAX_VISITOR_WORDS,
  readAnswer,
} from '@/domain/viewings/feedback'
import { transactionOf } from '@/fields/transactionOf'
import type { Appointment } from '@/payload-types'

import { queueMail } from '../mail/queue'
import { eachByItself } from '../core/eachByItself'
import { inTransaction, payload } from '../core/payload'
import { viewingEmail } from './viewingEmails'

// The site asks, and the holder of the link in the email answers, for this one viewing.
const systemAccess = { collection: 'appointments', depth: 0, overrideAccess: true } as const

const isPending = sql`status = 'done' and asked_at is null and answered_at is null and email <> ''`
const LOOK_BACK = '10 days'

/** Marks the viewing and queues its email in one transaction, so that its visitor is asked once. */
const askVisitor = (id: string): Promise<void> =>
  inTransaction(async (req) => {
    const db = await transactionOf(req)
    const { rows } = await db.execute(
      sql`update appointments set asked_at = now() where id = ${id}::uuid and ${isPending} returning 1`,
    )
    if (rows.length === 0) return
    const viewing = await req.payload.findByID({ ...systemAccess, id, req })
    const email = await viewingEmail(req, viewing, { mail: 'visit_feedback' })
    if (email) await queueMail(req, email)
  })

type Row = { id: string; start: number; outcome: Appointment['outcome'] }

/** Asks visitors what they thought, once, from the morning after their viewing. */
export async function askVisitors(now = new Date()): Promise<void> {
  const { db } = await payload()
  const { rows } = await db.drizzle.execute<Row>(sql`
    select id, outcome, (extract(epoch from start) * 1000)::float8 as start from appointments
    where ${isPending} and start between ${now.toISOString()}::timestamptz - ${LOOK_BACK}::interval and ${now.toISOString()}::timestamptz
    order by start`)
  const due = rows.filter(({ outcome, start }) =>
    isAskingDue({ status: 'done', outcome, start: new Date(start).toISOString() }, now),
  )
  await eachByItself(
    'feedback',
    due,
    ({ id }) => id,
    ({ id }) => askVisitor(id),
  )
}

type Posted = Readonly<Record<string, unknown>>
type Answers = Pick<Appointment, 'liking' | 'pricing' | 'intention' | 'visitorWords' | 'mayQuote'>

/** Returns the answers in what was posted; one press is one answer. */
function answersIn(posted: Posted): Answers {
  const answers = Object.fromEntries(
    feedbackQuestionNames.flatMap((question) => {
      const answer = readAnswer(question, posted[question])
      return answer ? [[question, answer]] : []
    }),
  )
  const { words } = posted
  return typeof words === 'string'
    ? {
        ...answers,
        visitorWords: words.trim().slice(0, MAX_VISITOR_WORDS),
        mayQuote: posted.mayQuote === 'yes',
      }
    : answers
}

/**
 * Stores what the visitor answered. A changed answer withdraws what staff released, because they
 * released something else.
 */
export const answerViewing = (id: string, posted: Posted, now = new Date()): Promise<void> =>
  inTransaction(async (req) => {
    const db = await transactionOf(req)
    await db.execute(sql`select 1 from appointments where id = ${id}::uuid for update`)
    const viewing = await req.payload.findByID({ ...systemAccess, id, disableErrors: true, req })
    const answers = answersIn(posted)
    if (!viewing || !isAnswerable(viewing, now) || Object.keys(answers).length === 0) return
    await req.payload.update({
      ...systemAccess,
      id,
      data: { ...answers, answeredAt: now.toISOString(), feedbackShown: false },
      req,
    })
  })
