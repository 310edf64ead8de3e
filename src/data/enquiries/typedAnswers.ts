import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import type { Refused } from '@/domain/enquiries/refusals'
import { enquiryKinds, type EnquiryKind } from '@/domain/enquiries/forms'
import { isUuid } from '@/domain/lib/uuid'
import { messageProblems } from '@/domain/portal/messages'
import { retention } from '@/domain/privacy/retention'

import { payload } from '../core/payload'

export type TypedAnswers = Readonly<Record<string, string | readonly string[]>>
export type TypedForm = { form: EnquiryKind; typed: TypedAnswers; refused: Refused }

/**
 * Removes NUL characters, which PostgreSQL does not store; an escaped backslash before `u0000` is
 * left alone.
 */
const withoutNul = (json: string): string =>
  json.replace(/\\\\|\\u0000/g, (sign) => (sign === '\\u0000' ? '' : sign))

/** Stores what somebody typed for the page that they see next, under an unguessable id. */
async function store(value: unknown): Promise<string> {
  const { db } = await payload()
  const id = randomUUID()
  await db.pool.query(
    `delete from typed_forms where at < now() - interval '${retention.typedForms}'`,
  )
  await db.pool.query('insert into typed_forms (id, told) values ($1, $2)', [
    id,
    withoutNul(JSON.stringify(value)),
  ])
  return id
}

async function find(id: string): Promise<unknown> {
  if (!isUuid(id)) return undefined
  const { db } = await payload()
  const { rows } = await db.pool.query<{ told: unknown }>(
    `select told from typed_forms where id = $1 and at > now() - interval '${retention.typedForms}'`,
    [id],
  )
  return rows[0]?.told
}

/** Stores the answers of a refused form for the page that shows it again. */
export const storeTypedForm = (form: TypedForm): Promise<string> => store(form)

export async function findTypedForm(id: string): Promise<TypedForm | undefined> {
  const stored = (await find(id)) as TypedForm | undefined
  return stored?.typed ? stored : undefined
}

const sentForm = z.object({
  sent: z.enum(enquiryKinds),
  firstName: z.string(),
  email: z.string(),
  phone: z.string(),
  ref: z.string(),
  project: z.string(),
  answers: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
})

/** What a visitor has just sent. */
export type SentForm = z.infer<typeof sentForm>

/** Stores what was sent for the page that thanks for it. */
export const storeSentForm = (form: SentForm): Promise<string> => store(form)

export async function findSentForm(id: string): Promise<SentForm | undefined> {
  return sentForm.safeParse(await find(id)).data
}

const ownerMessage = z.object({
  message: z.string(),
  property: z.string(),
  problem: z.enum(messageProblems),
  /** The id of who wrote it. */
  owner: z.string(),
})

/** A message of an owner that was not sent. */
export type OwnerMessage = z.infer<typeof ownerMessage>

/** Stores a message that was not sent, for the page that shows it again. */
export const storeOwnerMessage = (message: OwnerMessage): Promise<string> => store(message)

export async function findOwnerMessage(id: string): Promise<OwnerMessage | undefined> {
  return ownerMessage.safeParse(await find(id)).data
}
