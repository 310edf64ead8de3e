import { mailTransport } from '@/server/mailTransport'

import { deleteExpiredData, deleteExpiredLimits } from './cleanUp'
import { matchDemand, matchProperty } from './demands/tasks'
import { onSite, type RegisteredJob } from './job'
import { sendMail, sweepMails } from './mail'
import { printBrochures } from './printBrochure'
import { refreshMap } from './refreshMap'
import { siteJobs } from './siteJobs'

/** All jobs of the worker. It runs without the site, and asks it for the jobs of `siteJobs`. */
export const registry: readonly RegisteredJob[] = [
  sendMail(mailTransport()),
  sweepMails,
  matchProperty,
  matchDemand,
  deleteExpiredData,
  deleteExpiredLimits,
  refreshMap,
  printBrochures,
  onSite(siteJobs.revalidate),
  onSite(siteJobs.alertDemands),
  onSite(siteJobs.sweepFeeds),
  onSite(siteJobs.catchUp),
  onSite(siteJobs.publishScheduled),
  onSite(siteJobs.dropPastMoments),
  onSite(siteJobs.makeInspectionFiles),
  onSite(siteJobs.sendLeads),
  onSite(siteJobs.remindVisitors),
  onSite(siteJobs.sendReports),
]
