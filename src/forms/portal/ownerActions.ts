import { z } from 'zod'

import { findOwnSession, type OwnSession } from '@/data/accounts/portal'
import { approveDocument } from '@/data/portal/approvals'
import { sendMessage } from '@/data/portal/message'
import { renewOwnerAgenda } from '@/data/portal/ownerAgenda'
import { loginHref, portalHref } from '@/i18n/portal'
import { writeQuery } from '@/i18n/query'

import { textOf, type Action, type ActionInput, type ActionResult } from './input'

type OwnPage = 'documents' | 'contact' | 'agenda'
type OwnAction = (input: ActionInput & { session: OwnSession }) => Promise<ActionResult>

const backTo = (
  { locale }: ActionInput,
  page: OwnPage,
  says: Record<string, string>,
): ActionResult => ({
  to: `${portalHref(locale, page)}${writeQuery(
    Object.fromEntries(Object.entries(says).map(([key, value]) => [key, [value]])),
  )}`,
})

const approve: OwnAction = async (input) => {
  const { data: id } = z.uuid().safeParse(textOf(input, 'document'))
  const isDone = id !== undefined && (await approveDocument(input.session, id))
  return backTo(input, 'documents', isDone ? { done: 'approved' } : { problem: 'unknown' })
}

const message: OwnAction = async (input) => {
  const posted = { text: textOf(input, 'message'), property: textOf(input, 'property') }
  const problem = await sendMessage(input.session, posted, input.locale)
  return backTo(input, 'contact', problem ? { problem } : { done: 'sent' })
}

const renewCalendar: OwnAction = async (input) => {
  await renewOwnerAgenda(input.session)
  return backTo(input, 'agenda', { done: 'renewed' })
}

/** Runs an action for a logged-in owner; a colleague who looks along cannot act for them. */
const whenLoggedIn =
  (page: OwnPage, action: OwnAction): Action =>
  async (input) => {
    const session = await findOwnSession(input.headers)
    return session
      ? action({ ...input, session })
      : { to: loginHref(input.locale, portalHref(input.locale, page)) }
  }

/** What owners do in the portal besides their account. */
export const ownerActions = {
  approve: whenLoggedIn('documents', approve),
  message: whenLoggedIn('contact', message),
  calendar: whenLoggedIn('agenda', renewCalendar),
}
