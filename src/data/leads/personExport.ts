import type { PayloadRequest } from 'payload'

import { secretKinds } from '@/domain/mails'

import { findPerson, type PersonFile } from './person'

type Shown = Record<string, unknown>

/** What the machine keeps for itself and says nothing of a person. */
const OWN = new Set(['id', 'mark', 'messageId', 'updatedAt', 'createdAt', 'fullName', 'html', 'attempts', 'failure', 'lastError', 'unsubscribe'])

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A copy for the person himself: complete, without what belongs to the machine. */
const told = (document: object): Shown => Object.fromEntries(Object.entries(document).filter(([name, value]) => !OWN.has(name) && !isNothing(value)))

/** The letters themselves, which no field of the studio shows. Only who may erase a person asks for them. */
async function withLetters(req: PayloadRequest, mails: PersonFile['mails']): Promise<Shown[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'mails', req, overrideAccess: true, depth: 0, pagination: false },
    select: { text: true },
    where: { id: { in: mails.map(({ id }) => id) } },
  })
  const letters = new Map(docs.map(({ id, text }) => [id, text]))
  return mails.map((mail) => told({ ...mail, text: secretKinds.includes(mail.kind) ? undefined : letters.get(mail.id) }))
}

export type PersonExport = { email: string; made: string } & Record<'enquiries' | 'demands' | 'appointments' | 'subscribers' | 'mails', Shown[]>

export async function exportPerson(req: PayloadRequest, address: string): Promise<PersonExport> {
  const { email, enquiries, demands, appointments, subscribers, mails } = await findPerson(req, address)
  return {
    ...{ email, made: new Date().toISOString() },
    ...{ enquiries: enquiries.map(told), demands: demands.map(told), appointments: appointments.map(told), subscribers: subscribers.map(told) },
    mails: mails.length > 0 ? await withLetters(req, mails) : [],
  }
}

function linesOf(value: unknown, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => [...linesOf(one, indent), ''])
  if (typeof value !== 'object' || value === null) return [`${indent}${String(value)}`]
  return Object.entries(value).flatMap(([name, inner]): string[] =>
    typeof inner === 'object' && inner !== null
      ? [`${indent}${name}:`, ...linesOf(inner, `${indent}  `)]
      : [`${indent}${name}: ${String(inner).replaceAll('\n', `\n${indent}  `)}`],
  )
}

/** The same for eyes. */
export const readable = (told: PersonExport): string =>
  `${linesOf(told, '')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')}\n`
