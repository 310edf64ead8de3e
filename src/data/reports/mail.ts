import type { Payload, PayloadRequest, Where } from 'payload'

import { reportView, type ReportView } from '@/brochure/report/view'
import { env } from '@/env'
import { writeAuditLine } from '@/fields/audit'
import { portalHref } from '@/i18n/portal'
import type { Owner } from '@/payload-types'

import { unsubscribeLink } from '../enquiries/unsubscribeLinks'
import { queueMail } from '../mail/queue'
import { transact } from '../core/transaction'

// The content of a report cannot be read over HTTP; callers have checked who asks.
const systemAccess = { depth: 0, overrideAccess: true } as const

/** Reads the content of a report. */
export async function findReportContent(
  payload: Payload,
  where: Where,
): Promise<ReportView | undefined> {
  const { docs } = await payload.find({
    collection: 'reports',
    ...systemAccess,
    limit: 1,
    pagination: false,
    where,
    showHiddenFields: true,
  })
  return reportView.safeParse(docs[0]?.content).data
}

/**
 * Returns the lines of the email: for each property its title, figures, comparison and activities.
 */
const linesOf = ({ sections, done }: ReportView): [string, string][] =>
  sections.flatMap(({ title, place, rows, compared, done: list }): [string, string][] => [
    [title, place],
    ...rows.map(({ label, value }): [string, string] => [
      label,
      compared && label === rows[0]?.label ? `${value}\n${compared}` : value,
    ]),
    ...(list.length > 0
      ? [
          [done, list.map(({ day, title: subject }) => `${day}: ${subject}`).join('\n')] as [
            string,
            string,
          ],
        ]
      : []),
  ])

/** Queues the report as an email, with links to the PDF and to unsubscribing. */
export const queueReport = (
  req: PayloadRequest,
  { id, email, firstName, lastName, fullName, language }: Owner,
  view: ReportView,
): Promise<string | undefined> =>
  queueMail(req, {
    kind: 'monthly_report',
    to: { name: fullName ?? '', address: email },
    locale: language,
    lines: linesOf(view),
    placeholders: {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      fullName: fullName ?? '',
      month: view.month,
    },
    action: { href: new URL(portalHref(language, 'reports'), env.SITE_URL).href },
    unsubscribe: unsubscribeLink({ purpose: 'report', id }, language),
  })

/** Sends the same report again, unchanged, at the request of a colleague. */
export async function sendReportAgain(req: PayloadRequest, id: string): Promise<'queued' | 'gone'> {
  const report = await req.payload.findByID({
    collection: 'reports',
    id,
    ...systemAccess,
    showHiddenFields: true,
    disableErrors: true,
    req,
  })
  const owner =
    report &&
    (await req.payload.findByID({
      collection: 'owners',
      id: String(report.owner),
      ...systemAccess,
      joins: false,
      disableErrors: true,
      req,
    }))
  const { data: view } = reportView.safeParse(report?.content)
  if (!owner || !view) return 'gone'
  await transact(req, async (own) => {
    await queueReport(own, owner, view)
    await writeAuditLine(own, {
      action: 'report_sent_again',
      about: { collection: 'owners', id: owner.id, name: owner.fullName },
      details: { month: report.month },
      by: req.user,
    })
  })
  return 'queued'
}
