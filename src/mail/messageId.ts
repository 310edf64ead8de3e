import { randomUUID } from 'node:crypto'

import { env } from '@/env'

/** Stays the same through every attempt, so that a mail program shows a mail that left twice only once. */
export const newMessageId = (): string => `<${randomUUID()}@${new URL(env.SITE_URL).hostname}>`
