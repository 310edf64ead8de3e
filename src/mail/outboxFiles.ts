import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/env'

/** The folder for emails when no mail server is set. */
export const outboxFolder = path.join(/* turbopackIgnore: true */ env.VAR_DIR, 'outbox')

/** The length of "2026-11-21T15-52-01-123Z-". */
const PREFIX_LENGTH = 25

/** Returns the part of a Message-ID that is in the file name; of such a part, the same. */
export const markOf = (messageId: string): string => messageId.replace(/[^\w-]/g, '').slice(0, 12)

export const outboxName = (messageId: string, now = new Date()): string =>
  `${now.toISOString().replace(/[:.]/g, '-')}-${markOf(messageId)}.eml`

/**
 * Returns the marks of the files of emails to this address; of some of them the database no longer
 * has the recipient.
 */
export async function marksOfMailsTo(email: string, folder = outboxFolder): Promise<string[]> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch((): string[] => [])
  const marks: string[] = []
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const headers =
      (
        await readFile(path.join(/* turbopackIgnore: true */ folder, name), 'utf8').catch(() => '')
      ).split(/\r?\n\r?\n/, 1)[0] ?? ''
    const recipients = /^To:(.*(?:\r?\n[ \t].*)*)/im.exec(headers)?.[1] ?? ''
    if (
      recipients
        .toLowerCase()
        .split(/[<>\s,]+/)
        .includes(email)
    )
      marks.push(name.slice(PREFIX_LENGTH, -'.eml'.length))
  }
  return marks
}

async function deleteFiles(folder: string, isMeant: (name: string) => boolean): Promise<void> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch((): string[] => [])
  await Promise.all(
    names
      .filter((name) => name.endsWith('.eml') && isMeant(name))
      .map((name) => rm(path.join(/* turbopackIgnore: true */ folder, name), { force: true })),
  )
}

/** Deletes the files of deleted emails, given by their Message-ID or its mark. */
export async function deleteOutboxFiles(
  messageIds: readonly string[],
  folder = outboxFolder,
): Promise<void> {
  const marks = new Set(messageIds.map(markOf))
  await deleteFiles(folder, (name) => marks.has(name.slice(PREFIX_LENGTH, -'.eml'.length)))
}

/** Deletes the files that were written before a moment; their names begin with theirs. */
export const deleteOutboxFilesBefore = (moment: Date, folder = outboxFolder): Promise<void> =>
  deleteFiles(folder, (name) => name < outboxName('', moment).slice(0, PREFIX_LENGTH))
