import type { Payload, PayloadRequest, Where } from 'payload'

import { reportView, type ReportView } from '@/brochure/report/view'
import { env } from '@/env'
import { note } from '@/fields/audit'
import { portalHref } from '@/i18n/portal'
import type { Owner } from '@/payload-types'

import { endingLink } from '../leads/links'
import { queueMail } from '../leads/mails'
import { transact } from '../transaction'

// What a report shows is closed to every question over HTTP; whoever asks here has been asked who he is.
const asHouse = { depth: 0, overrideAccess: true } as const

/** What a report shows. */
export async function findContent(payload: Payload, where: Where): Promise<ReportView | undefined> {
  const { docs } = await payload.find({ collection: 'reports', ...asHouse, limit: 1, pagination: false, where, showHiddenFields: true })
  return reportView.safeParse(docs[0]?.content).data
}

/** A heading, the figures, how they compare, and what was done, one property after the other. */
const linesOf = ({ sections, done }: ReportView): [string, string][] =>
  sections.flatMap(({ title, place, rows, compared, done: list }): [string, string][] => [
    [title, place],
    ...rows.map(({ label, value }): [string, string] => [label, compared && label === rows[0]?.label ? `${value}\n${compared}` : value]),
    ...(list.length > 0 ? [[done, list.map(({ day, title: what }) => `${day}: ${what}`).join('\n')] as [string, string]] : []),
  ])

/** The figures as a letter, with the way to the report on paper and to having no more of them. */
export const mailReport = (req: PayloadRequest, { id, email, firstName, lastName, fullName, language }: Owner, view: ReportView): Promise<string> =>
  queueMail(req, {
    ...{ kind: 'monthly_report', to: { name: fullName ?? '', address: email }, locale: language, lines: linesOf(view) },
    told: { firstName: firstName ?? '', lastName: lastName ?? '', fullName: fullName ?? '', month: view.month },
    action: { href: new URL(portalHref(language, 'reports'), env.SITE_URL).href },
    unsubscribe: endingLink({ purpose: 'report', id }, language),
  })

/** The same report once more, as it was: a colleague was asked for it. */
export async function sendReportAgain(req: PayloadRequest, id: string): Promise<'queued' | 'gone'> {
  const report = await req.payload.findByID({ collection: 'reports', id, ...asHouse, showHiddenFields: true, disableErrors: true, req })
  const owner = report && (await req.payload.findByID({ collection: 'owners', id: String(report.owner), ...asHouse, joins: false, disableErrors: true, req }))
  const { data: view } = reportView.safeParse(report?.content)
  if (!owner || !view) return 'gone'
  await transact(req, async (own) => {
    await mailReport(own, owner, view)
    await note(own, {
      action: 'report_sent_again',
      about: { collection: 'owners', id: owner.id, name: owner.fullName },
      details: { month: report.month },
      by: req.user,
    })
  })
  return 'queued'
}
