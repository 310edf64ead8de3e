import { workOf } from '@/jobs/job'
import { siteJobs } from '@/jobs/siteJobs'

type SiteWork = Record<keyof typeof siteJobs, (payloads: unknown) => Promise<boolean>>

/**
 * What the site does for each job that the worker asks it for. Only the route of the jobs imports
 * this: anything else that did would have the whole site in memory once more.
 */
export const siteWork: SiteWork = {
  revalidate: workOf(siteJobs.revalidate, async (payloads) =>
    (await import('@/data/catalogue/revalidate')).revalidateTags(
      payloads.flatMap(({ tags }) => tags),
    ),
  ),
  alertDemands: workOf(siteJobs.alertDemands, async () =>
    (await import('@/data/demands/alerts')).sendAlerts(),
  ),
  sweepFeeds: workOf(siteJobs.sweepFeeds, async () =>
    (await import('@/data/feeds/sweep')).sweepDueFeeds(),
  ),
  catchUp: workOf(siteJobs.catchUp, async () =>
    (await import('@/data/languages/catchUp')).storeMissedData(),
  ),
  publishScheduled: workOf(siteJobs.publishScheduled, async () => {
    await (await import('@/data/core/publishDue')).publishDue()
    await (await import('@/data/releases/publishDue')).publishDueReleases()
  }),
  remindVisitors: workOf(siteJobs.remindVisitors, async () =>
    (await import('@/data/viewings/reminders')).sendReminders(),
  ),
  dropPastMoments: workOf(siteJobs.dropPastMoments, async () =>
    (await import('@/data/viewings/openMoments')).dropPastMoments(),
  ),
  makeInspectionFiles: workOf(siteJobs.makeInspectionFiles, async () =>
    (await import('@/data/legal/makeInspectionFiles')).makeInspectionFiles(),
  ),
  sendLeads: workOf(siteJobs.sendLeads, async () =>
    (await import('@/data/feeds/leads/sendLeads')).sendLeads(),
  ),
  sendReports: workOf(siteJobs.sendReports, async () =>
    (await import('@/data/reports/send')).sendReports(),
  ),
}

export const isSiteJob = (name: string): name is keyof SiteWork => Object.hasOwn(siteWork, name)
