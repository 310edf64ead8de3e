import { randomBytes } from 'node:crypto'

import { owners, staffMembers, testimonials } from '../data'
import { everywhere } from '../text'
import { each, once, type Seeding } from './once'

/** Nobody is told it: whoever wants to use the account asks for a new password. */
const secret = (): string => randomBytes(24).toString('base64url')

export const loadStaff = (seeding: Seeding): Promise<void> =>
  each(staffMembers, async (data) => {
    const key = { email: { equals: data.email } }
    const id = await once(seeding, { collection: 'users', key, data: { ...data, password: secret() } })
    seeding.refs.set('user', data.email, id)
  })

export const loadOwners = (seeding: Seeding): Promise<void> =>
  each(owners, async (owner) => {
    const key = { email: { equals: owner.email } }
    const data = { ...owner, manager: seeding.refs.get('user', owner.manager), password: secret() }
    seeding.refs.set('owner', owner.email, await once(seeding, { collection: 'owners', key, data }))
  })

export const loadTestimonials = (seeding: Seeding): Promise<void> =>
  each(testimonials, async ({ image, ...rest }) => {
    const data = { ...rest, public: everywhere, ...(image && { image: seeding.refs.get('media', image) }) }
    await once(seeding, { collection: 'testimonials', key: { name: { equals: rest.name } }, data })
  })
