import { env } from '@/env'

const site = new URL(env.SITE_URL)

/**
 * The site as passkeys know it. It comes from the configured address: the Host header of a request
 * is written by its sender.
 */
export const relyingParty = { id: site.hostname, origin: site.origin, name: env.MAIL_FROM_NAME }
