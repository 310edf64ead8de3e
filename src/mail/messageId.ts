import { randomUUID } from 'node:crypto'

import { env } from '@/env'

/**
 * Returns a Message-ID. It stays the same through every attempt, so that mail programs show an
 * email that was sent twice only once.
 */
export const newMessageId = (): string => `<${randomUUID()}@${new URL(env.SITE_URL).hostname}>`
