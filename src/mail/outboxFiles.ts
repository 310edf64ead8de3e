import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/env'

/** Where mails become files when no mail server is set. */
export const outboxFolder = path.join(env.VAR_DIR, 'outbox')

/** As long as "2026-11-21T15-52-01-123Z-". */
const DATE = 25

/** What of a Message-ID stands in the name of the file. */
const markOf = (messageId: string): string => messageId.replace(/[^\w-]/g, '').slice(0, 12)

export const outboxName = (messageId: string, now = new Date()): string => `${now.toISOString().replace(/[:.]/g, '-')}-${markOf(messageId)}.eml`

/** Removes the files of mails that are forgotten. */
export async function forgetFiles(messageIds: readonly string[], folder = outboxFolder): Promise<void> {
  const marks = new Set(messageIds.map(markOf))
  const names = await readdir(folder).catch((): string[] => [])
  const gone = names.filter((name) => marks.has(name.slice(DATE, -'.eml'.length)))
  await Promise.all(gone.map((name) => rm(path.join(folder, name), { force: true })))
}
