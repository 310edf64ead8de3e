import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { mapFile, type MapFile } from '@/domain/map/mapFile'

import { readArchive } from './archive'

/** The last reading of each path: `key` changes with the file. */
const readings = new Map<string, { key: string; answer: Promise<MapFile | undefined> }>()

/**
 * Returns what is read from a file, once for each change of it. Undefined without the file, or when
 * it cannot be used: then a line says why.
 */
async function readOnChange(
  file: string,
  read: (file: string) => Promise<MapFile>,
): Promise<MapFile | undefined> {
  const found = await stat(/* turbopackIgnore: true */ file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const key = `${found.mtimeMs} ${found.size} ${found.ino}`
  const known = readings.get(file)
  if (known?.key === key) return known.answer
  const answer = read(file).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`map: ${reason} The map is shown without streets.\n`)
    return undefined
  })
  readings.set(file, { key, answer })
  return answer
}

function parsePointer(pointer: string, text: string): MapFile {
  try {
    return mapFile.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${pointer} does not describe a map file.`, { cause: error })
  }
}

/** Reads the pointer, and whether the file that it names is there. */
async function readPointer(pointer: string): Promise<MapFile> {
  const found = parsePointer(pointer, await readFile(/* turbopackIgnore: true */ pointer, 'utf8'))
  const file = path.join(path.dirname(pointer), found.file)
  await stat(/* turbopackIgnore: true */ file).catch((error: unknown) => {
    throw new Error(`${file} is missing, which ${pointer} names.`, { cause: error })
  })
  return found
}

/** Returns the map file that a pointer names; read again when the pointer changes. */
export const mapFileOfPointer = (pointer: string): Promise<MapFile | undefined> =>
  readOnChange(pointer, readPointer)

/** Returns what an archive says of itself; read again when it changes. */
export const mapFileOfArchive = (file: string): Promise<MapFile | undefined> =>
  readOnChange(file, readArchive)
