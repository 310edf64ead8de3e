import type { Task } from 'graphile-worker'
import { z } from 'zod'

import { mailTransport } from '@/server/mailTransport'

import { CATCH_UP, CHANGES, FEEDS, REMINDERS, REPORTS, SCHEDULE } from './channels'
import { forgetOld } from './forget'
import { mailTask, sweepMails } from './mail'
import { alertDemands, matchDemand, matchProperty } from './matching/tasks'
import type { Jobs } from './queue'

const revalidation = z.object({ tags: z.array(z.string()).min(1) })

/** Every instance listens, and has its own pages rendered anew. */
const revalidate: Task = async (told, { query }) => {
  const { tags } = revalidation.parse(told)
  await query('select pg_notify($1, $2)', [CHANGES, JSON.stringify(tags)])
}

/** Mails are written, and documents published, by the site. Where several instances hear it, each is still done once. */
const tell =
  (channel: string): Task =>
  async (_, { query }) => {
    await query('select pg_notify($1, $2)', [channel, ''])
  }

/** Listings and pictures are taken over by the site. The lock of whoever is at it tells the others that he is; who was killed holds none. */
const sweepFeeds: Task = async (_, { query }) => {
  await query(
    `select pg_notify($1, '') where exists (select from feeds where next_at <= now()) or exists (select from feed_runs where state = 'approved')
      or exists (select from feed_pictures where state = 'waiting' and next_at <= now())`,
    [FEEDS],
  )
}

export const tasks = {
  ...{ revalidate, mail: mailTask(mailTransport()), sweepMails, forgetOld, sweepFeeds },
  ...{ remindVisitors: tell(REMINDERS), sendReports: tell(REPORTS), catchUp: tell(CATCH_UP), publishScheduled: tell(SCHEDULE) },
  ...{ matchProperty, matchDemand, alertDemands },
} satisfies Record<keyof Jobs, Task>
