import { env } from '@/env'

import { once, type Seeding } from './once'

/** The first login of the staff, given by whoever starts the product. */
export async function loadAdmin({ payload }: Seeding): Promise<void> {
  const { HESTIA_ADMIN_EMAIL: email, HESTIA_ADMIN_PASSWORD: password } = env
  if (!email || !password) throw new Error('HESTIA_ADMIN_EMAIL and HESTIA_ADMIN_PASSWORD have to be set: they become the first staff login.')
  const data = { email, password, name: 'Hestia', role: 'admin', language: 'nl', publicProfile: false }
  await once({ payload }, { collection: 'users', key: { email: { equals: email } }, data })
}
