import { cookiePrefixOf } from '@/domain/accounts/cookieNames'
import { env } from '@/env'

/** True when cookies are sent over https only. Development runs without https. */
export const isSecureSite = env.NODE_ENV === 'production' && env.SITE_URL.startsWith('https:')

export const cookiePrefix = cookiePrefixOf(isSecureSite)
