import { z } from 'zod'

import { findOwnSession, type OwnSession } from '@/data/accounts/portal'
import { approveDocument } from '@/data/portal/approvals'
import { sendMessage } from '@/data/portal/message'
import { renewOwnerAgenda } from '@/data/portal/ownerAgenda'
import { forgetUnsentMessage, keepUnsentMessage } from '@/data/portal/unsentMessage'
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

const messageOf = (input: ActionInput) => ({
  message: textOf(input, 'message'),
  property: textOf(input, 'property'),
})

const message: OwnAction = async (input) => {
  const { session, locale } = input
  const posted = messageOf(input)
  const problem = await sendMessage(session, posted, locale)
  if (!problem)
    return { ...backTo(input, 'contact', { done: 'sent' }), cookies: [forgetUnsentMessage()] }
  const cookie = await keepUnsentMessage({ ...posted, problem, owner: session.owner.id })
  return { ...backTo(input, 'contact', { problem }), cookies: [cookie] }
}

/**
 * Keeps what was written when the session has ended: it stands in the form after the login of the
 * owner to whom the form was shown.
 */
const keepMessage = async (input: ActionInput): Promise<string[]> => {
  const posted = messageOf(input)
  const owner = textOf(input, 'writer')
  return posted.message.trim() === ''
    ? []
    : [await keepUnsentMessage({ ...posted, problem: 'ended', owner })]
}

const renewCalendar: OwnAction = async (input) => {
  await renewOwnerAgenda(input.session)
  return backTo(input, 'agenda', { done: 'renewed' })
}

/**
 * Runs an action for a logged-in owner; a colleague who looks along cannot act for them. Anyone else
 * logs in first, with the cookies of what must not be lost by that.
 */
const whenLoggedIn =
  (
    page: OwnPage,
    action: OwnAction,
    keep: (input: ActionInput) => Promise<string[]> = () => Promise.resolve([]),
  ): Action =>
  async (input) => {
    const session = await findOwnSession(input.headers)
    if (session) return action({ ...input, session })
    const to = loginHref(input.locale, portalHref(input.locale, page))
    return { to, cookies: await keep(input) }
  }

/** What owners do in the portal besides their account. */
export const ownerActions = {
  approve: whenLoggedIn('documents', approve),
  message: whenLoggedIn('contact', message, keepMessage),
  calendar: whenLoggedIn('agenda', renewCalendar),
}
