import { randomBytes } from 'node:crypto'

import { owners, staffMembers, testimonials } from '../data'
import { inEveryLanguage } from '../text'
import { forEachConcurrent, createOnce, type SeedContext } from './createOnce'

/** A random password that is not shown: colleagues and owners set their own. */
const randomPassword = (): string => randomBytes(24).toString('base64url')

export const loadStaff = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(staffMembers, async ({ photo, ...data }) => {
    const key = { email: { equals: data.email } }
    const id = await createOnce(seeding, {
      collection: 'users',
      key,
      data: {
        ...data,
        password: randomPassword(),
        ...(photo && { photo: seeding.refs.get('media', photo) }),
      },
    })
    seeding.refs.set('user', data.email, id)
  })

export const loadOwners = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(owners, async (owner) => {
    const key = { email: { equals: owner.email } }
    const data = {
      ...owner,
      manager: seeding.refs.get('user', owner.manager),
      password: randomPassword(),
    }
    seeding.refs.set(
      'owner',
      owner.email,
      await createOnce(seeding, { collection: 'owners', key, data }),
    )
  })

export const loadTestimonials = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(testimonials, async ({ image, ...rest }) => {
    const data = {
      ...rest,
      public: inEveryLanguage,
      ...(image && { image: seeding.refs.get('media', image) }),
    }
    const key = { name: { equals: rest.name } }
    seeding.refs.set(
      'testimonial',
      rest.name,
      await createOnce(seeding, { collection: 'testimonials', key, data }),
    )
  })
