import type { Payload, PayloadRequest, Where } from 'payload'

import { reportView, type ReportView } from '@/brochure/report/view'
import type { AuditAction } from '@/domain/accounts/audit'
import { env } from '@/env'
import { writeAuditLine } from '@/fields/audit'
import { idOf } from '@/fields/related'
import type { Locale } from '@/i18n/locales'
import { portalHref } from '@/i18n/portal'
import { labelled } from '@/i18n/typeset'
import { findAgency, separateRequest } from '@/mail/write'
import type { Owner, Report } from '@/payload-types'

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

/** Returns the lines of the email: for each property all that its section says. */
const linesOf = ({ sections, done, headings }: ReportView, locale: Locale): [string, string][] =>
  sections.flatMap((section): [string, string][] => {
    const { title, place, mandate, rows, compared } = section
    const dayed = ({ day, text }: { day: string; text: string }) =>
      day ? labelled(day, text, locale) : text
    const parts: [string, string[]][] = [
      [headings.reactions, section.reactions.map(dayed)],
      [
        done,
        section.done.map((one) =>
          dayed({ day: one.day, text: [one.title, one.comment].filter(Boolean).join(' – ') }),
        ),
      ],
      [headings.next, section.next.map(dayed)],
      [headings.shown, section.shown ? [section.shown] : []],
      [headings.papers, section.papers],
    ]
    return [
      ['', [title, place, mandate].filter(Boolean).join('\n')],
      ...rows.map(({ label, value }): [string, string] => [
        label,
        compared && label === rows[0]?.label ? `${value}\n${compared}` : value,
      ]),
      ...parts.flatMap(([heading, lines]): [string, string][] =>
        lines.length > 0 ? [[heading, lines.join('\n')]] : [],
      ),
    ]
  })

/** An answer reaches who looks after the owner, else the agency. */
async function findReplyTo(
  req: PayloadRequest,
  manager: Owner['manager'],
  locale: Owner['language'],
): Promise<string> {
  const id = idOf(manager)
  const agent =
    id === undefined
      ? null
      : await req.payload.findByID({
          collection: 'users',
          id,
          ...systemAccess,
          disableErrors: true,
          select: { email: true, suspendedAt: true },
          req: separateRequest(req),
        })
  return agent && !agent.suspendedAt ? agent.email : (await findAgency(req, locale)).email
}

/**
 * Queues the report as an email, with links to the PDF and to unsubscribing. Returns no id when the email
 * is withheld.
 */
export async function queueReport(
  req: PayloadRequest,
  { id, email, firstName, lastName, fullName, language, manager }: Owner,
  { report, view }: { report: string; view: ReportView },
): Promise<string | undefined> {
  const replyTo = await findReplyTo(req, manager, language)
  return queueMail(req, {
    ...(replyTo && { replyTo }),
    kind: 'monthly_report',
    to: { name: fullName ?? '', address: email },
    locale: language,
    lines: linesOf(view, language),
    placeholders: {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      fullName: fullName ?? '',
      month: view.month,
    },
    action: { href: new URL(portalHref(language, 'reports'), env.SITE_URL).href },
    unsubscribe: unsubscribeLink({ purpose: 'report', id }, language),
    about: { report },
  })
}

type StoredReport = { report: Report; owner: Owner; view: ReportView }

async function findStored(req: PayloadRequest, id: string): Promise<StoredReport | undefined> {
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
  return report && owner && view ? { report, owner, view } : undefined
}

/** Records how a report reached its owner, and who saw to it. */
async function recordDelivery(
  own: PayloadRequest,
  { report, owner }: StoredReport,
  delivery: Report['delivery'],
  action: AuditAction,
): Promise<void> {
  await own.payload.update({
    collection: 'reports',
    id: report.id,
    ...systemAccess,
    data: { delivery },
    req: own,
  })
  await writeAuditLine(own, {
    action,
    about: { collection: 'owners', id: owner.id, name: owner.fullName },
    details: { month: report.month },
    by: own.user,
  })
}

/** Sends the same report again, unchanged, at the request of a colleague. */
export async function sendReportAgain(req: PayloadRequest, id: string): Promise<'queued' | 'gone'> {
  const stored = await findStored(req, id)
  if (!stored) return 'gone'
  await transact(req, async (own) => {
    await queueReport(own, stored.owner, { report: id, view: stored.view })
    await recordDelivery(own, stored, 'mailed', 'report_sent_again')
  })
  return 'queued'
}

/** Records that a colleague handed the report over on paper, to an owner who gets no email. */
export async function handOverReport(req: PayloadRequest, id: string): Promise<'done' | 'gone'> {
  const stored = await findStored(req, id)
  if (!stored) return 'gone'
  await transact(req, (own) => recordDelivery(own, stored, 'handed_over', 'report_handed_over'))
  return 'done'
}
