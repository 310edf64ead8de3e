import type { Payload, TypedUser } from 'payload'

type StaffRole = 'admin' | 'editor' | 'agent'

export const PASSWORD = 'een lang wachtwoord'

async function employ(payload: Payload, role: StaffRole): Promise<TypedUser> {
  const data = { name: role, email: `${role}@people.test`, password: PASSWORD, role, language: 'nl' } as const
  return { ...(await payload.create({ collection: 'users', data })), collection: 'users' }
}

async function welcome(payload: Payload, lastName: string): Promise<TypedUser> {
  const data = { lastName, email: `${lastName.toLowerCase()}@people.test`, password: PASSWORD, language: 'nl' } as const
  return { ...(await payload.create({ collection: 'owners', data })), collection: 'owners' }
}

/** One of every kind of person and nobody else, all with the same password. */
export async function settle(payload: Payload) {
  for (const collection of ['users', 'owners'] as const) await payload.db.deleteMany({ collection, where: {} })
  return {
    admin: await employ(payload, 'admin'),
    editor: await employ(payload, 'editor'),
    agent: await employ(payload, 'agent'),
    ownerA: await welcome(payload, 'Aerts'),
    ownerB: await welcome(payload, 'Baert'),
  }
}

export type People = Awaited<ReturnType<typeof settle>>

/** What Payload makes of a request over HTTP by this person. */
export const overHttp = (user: TypedUser | null) => ({ user, req: { user, payloadAPI: 'REST' as const }, overrideAccess: false as const })
