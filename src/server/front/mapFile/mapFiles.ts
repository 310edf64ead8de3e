import path from 'node:path'

import { hashOfArchive } from '@/data/map/archiveHash.mjs'
import { createOpenFiles, type OpenFile } from './openFiles'

export type MapFilesOptions = {
  /** The folder of the map files that the site made: each is named by its hash. */
  folder: string | undefined
  /** A map file elsewhere, which the agency has put there itself. */
  file: string | undefined
  /** The clock, in milliseconds. */
  now: () => number
  log?: (line: string) => void
}

const HASH = /^[0-9a-f]{16}$/
/** What a file that is no map is named by: no address has it. */
const NO_MAP = ''

export type MapFiles = ReturnType<typeof createMapFiles>

/** Finds the map file of an address by its hash, and keeps it open while it is read. */
export function createMapFiles({
  folder,
  file,
  now,
  log = (line) => process.stderr.write(line),
}: MapFilesOptions) {
  const made = createOpenFiles({
    tagOf: (name) => Promise.resolve(path.basename(name, '.pmtiles')),
    now,
  })
  const given = createOpenFiles({
    tagOf: async (name, handle) => {
      try {
        return await hashOfArchive(handle)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log(`front: MAP_FILE ${name} is not used. ${reason}\n`)
        return NO_MAP
      }
    },
    now,
  })

  async function openGiven(hash: string): Promise<OpenFile | undefined> {
    const opened = file === undefined ? undefined : await given.open(file)
    if (opened?.tag === hash) return opened
    opened?.release()
    return undefined
  }

  return {
    /** The map file with this hash; undefined when there is none, or no longer. */
    async open(hash: string): Promise<OpenFile | undefined> {
      if (!HASH.test(hash)) return undefined
      const opened = await openGiven(hash)
      if (opened || folder === undefined) return opened
      return made.open(path.join(folder, `${hash}.pmtiles`))
    },

    close(): void {
      made.closeAll()
      given.closeAll()
    },
  }
}
