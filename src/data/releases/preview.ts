import { createConcurrencyLimit } from '@/data/core/concurrency'
import { inTransaction } from '@/data/core/payload'
import { readInTransaction } from '@/data/core/standby/visitorReads'
import { oncePerProcess } from '@/domain/lib/oncePerProcess'
import { keyOf } from '@/domain/releases/release'
import type { Release } from '@/payload-types'

import { publishDrafts } from './apply'
import { findContents } from './contents'
import { findNewest } from './documents'
import { findRelease } from './publish'

/** Each preview holds a connection and the rows of its documents while its page is drawn. */
const MAX_PREVIEWS = 2
const previews = oncePerProcess('previews', () => createConcurrencyLimit(MAX_PREVIEWS))

/** A page that is drawn is drawn in a second; after this the documents are let go in any case. */
const MAX_DRAWING_MS = 20_000

export type ShownRelease = {
  release: Release
  /** How many drafts it shows. */
  shown: number
  /** How many drafts the rules of publishing refuse: they are not shown. */
  refused: number
  /** When it began to read. */
  drawnAt: number
  /** Ends the preview; is called when the page is drawn. */
  end: () => void
}

/** Rolls the transaction of a preview back. */
class PreviewEnded extends Error {}

type Opened = Omit<ShownRelease, 'end' | 'drawnAt'> & { read: () => () => void }

/** Publishes the drafts of a release in a transaction that is rolled back when the work has ended. */
const publishUntil = (
  id: string,
  ended: Promise<void>,
  opened: (opened: Opened | undefined) => void,
): Promise<void> =>
  inTransaction(async (own) => {
    const release = await findRelease(own, id)
    if (!release) return opened(undefined)
    const contents = await findContents(own, id)
    const newest = await findNewest(own, contents)
    const drafts = contents.filter((content) => newest.get(keyOf(content))?.isDraft === true)
    const refusals = await publishDrafts(own, drafts, 'site')
    const transactionId = await own.transactionID
    opened({
      release,
      shown: drafts.length - refusals.size,
      refused: refusals.size,
      read: () => readInTransaction(own.payload.db, transactionId ?? ''),
    })
    await ended
    throw new PreviewEnded()
  })

/**
 * Lets the rendering that runs show the site with the drafts of a release, and only those: it reads
 * inside a transaction that publishes them and is never committed. So lists, menus, addresses and texts
 * are what they will be, by the same queries. The caller ends it when the page is drawn.
 */
export async function showRelease(id: string): Promise<ShownRelease | undefined> {
  const drawnAt = Date.now()
  let finish: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (finish = resolve))
  const timer = setTimeout(() => finish(), MAX_DRAWING_MS)
  const opened = await new Promise<Opened | undefined>((resolve, reject) => {
    previews
      .run(() => publishUntil(id, ended, resolve))
      .catch((error: unknown) => {
        if (!(error instanceof PreviewEnded)) reject(error)
      })
  })
  if (!opened) {
    clearTimeout(timer)
    return undefined
  }
  const { read, ...shown } = opened
  const stopReading = read()
  void ended.then(stopReading)
  return {
    ...shown,
    drawnAt,
    end: () => {
      clearTimeout(timer)
      finish()
    },
  }
}
