import { z } from 'zod'

import { periodic, type Job } from './job'

/** Invalidates cache tags in every instance, after a committed change. */
export const revalidate: Job<{ tags: string[] }> = {
  name: 'revalidate',
  payload: z.object({ tags: z.array(z.string().max(60)).min(1) }),
}

/** Sends the alerts that are due: the site knows cards and languages. */
export const alertDemands = periodic({
  name: 'alertDemands',
  schedule: '* * * * *',
  when: `exists (
    select from demand_matches m join demand_search d on d.id = m.demand
    where m.sent_at is null and m.due_at <= now() and d.is_active)`,
})

/** Imports feeds and their pictures. */
export const sweepFeeds = periodic({
  name: 'sweepFeeds',
  schedule: '* * * * *',
  when: `exists (select from feeds where next_at <= now())
    or exists (select from feed_runs where state = 'approved')
    or exists (select from feed_pictures where state = 'waiting' and next_at <= now())`,
})

/** Stores derived data that no save has stored: translations, and what advertisements lack. */
export const catchUp = periodic({ name: 'catchUp', schedule: '*/5 * * * *' })

/** Takes moments that have passed from the pages of properties, while visitors can come. */
const dropPastMoments = periodic({
  name: 'dropPastMoments',
  schedule: '*/5 * * * *',
  when: `exists (
    select from visit_days
    where start <= now() + interval '2 hours' and "end" >= now() - interval '10 minutes')`,
})

/** Makes the inspection files that wait, and those whose maker has ended. */
const makeInspectionFiles = periodic({
  name: 'makeInspectionFiles',
  schedule: '* * * * *',
  when: `exists (
    select from inspection_files
    where state = 'waiting' or (state = 'running' and touched_at < now() - interval '5 minutes'))`,
})

/** Sends leads to the CRMs of their properties: the site knows their logins and words. */
export const sendLeads = periodic({
  name: 'sendLeads',
  schedule: '* * * * *',
  when: `exists (
    select from crm_leads l join feeds f on f.id = l.feed
    where f.sends_leads and (l.state = 'sending' or (l.state = 'waiting' and l.next_at <= now())))`,
})

/** All jobs whose work the site does; `src/server/siteWork.ts` has the work of each. */
export const siteJobs = {
  revalidate,
  alertDemands,
  sweepFeeds,
  catchUp,
  publishScheduled: periodic({ name: 'publishScheduled', schedule: '* * * * *' }),
  dropPastMoments,
  makeInspectionFiles,
  sendLeads,
  remindVisitors: periodic({ name: 'remindVisitors', schedule: '*/5 * * * *' }),
  // All day: it records in which months a mandate runs too.
  sendReports: periodic({ name: 'sendReports', schedule: '*/20 * * * *' }),
}
