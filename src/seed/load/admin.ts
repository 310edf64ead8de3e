import { env } from '@/env'

import { createOnce, type SeedContext } from './createOnce'

/** Creates the first staff account from the environment. */
export async function loadAdmin({ payload }: SeedContext): Promise<void> {
  const { HESTIA_ADMIN_EMAIL: email, HESTIA_ADMIN_PASSWORD: password } = env
  if (!email || !password)
    throw new Error(
      'HESTIA_ADMIN_EMAIL and HESTIA_ADMIN_PASSWORD have to be set: they become the first staff login.',
    )
  const data = {
    email,
    password,
    name: 'Hestia',
    role: 'admin',
    language: 'nl',
    publicProfile: false,
  }
  await createOnce({ payload }, { collection: 'users', key: { email: { equals: email } }, data })
}
