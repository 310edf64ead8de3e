import type { Payload, TypedUser } from 'payload'

type StaffRole = 'admin' | 'editor' | 'agent'

export const PASSWORD = 'een lang wachtwoord'

/** The password of all of them as it is stored: to make that takes longer than all else that a person needs. */
type Stored = { hash: unknown; salt: unknown }
let stored: Stored | undefined

/** The first person is made as staff would, the others with the password as that one's is stored. */
async function employ(payload: Payload, role: StaffRole): Promise<TypedUser> {
  const data = { name: role, email: `${role}@people.test`, role, language: 'nl' } as const
  const { id } = stored
    ? await payload.db.create({ collection: 'users', data: { ...data, ...stored } })
    : await payload.create({ collection: 'users', data: { ...data, password: PASSWORD } })
  const where = { id: { equals: id } }
  const row = await payload.db.findOne<Stored & { id: string }>({ collection: 'users', where })
  if (row) stored ??= { hash: row.hash, salt: row.salt }
  return {
    ...(await payload.findByID({ collection: 'users', id: String(id) })),
    collection: 'users',
  }
}

async function welcome(payload: Payload, lastName: string): Promise<TypedUser> {
  const email = `${lastName.toLowerCase()}@people.test`
  const data = { lastName, fullName: lastName, email, language: 'nl', ...stored }
  const { id } = await payload.db.create({ collection: 'owners', data })
  return {
    ...(await payload.findByID({ collection: 'owners', id: String(id) })),
    collection: 'owners',
  }
}

/** One account of every role, all with the same password. */
export async function settle(payload: Payload) {
  for (const collection of ['users', 'owners'] as const)
    await payload.db.deleteMany({ collection, where: {} })
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
export const overHttp = (user: TypedUser | null) => ({
  user,
  req: { user, payloadAPI: 'REST' as const },
  overrideAccess: false as const,
})
