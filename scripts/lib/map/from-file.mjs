import fs from 'node:fs'
import path from 'node:path'

import { Refusal } from '../say.mjs'
import { openFileSource, readArchive } from './archive-reader.mjs'
import { recognise } from './layers.mjs'
import { megabytes } from './progress.mjs'
import { checkSpace, putIntoUse, withWorkFolder } from './store.mjs'

/**
 * Takes a PMTiles archive that is there already: ours, or one with the layers of Protomaps or
 * Shortbread.
 * @param {{ folder: string, file: string, report?: (text: string) => void }} options
 */
export async function takeFile({ folder, file, report = () => {} }) {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Refusal(`There is no file ${file}.`)
  const source = await openFileSource(file)
  try {
    // What cannot be used is refused before it is copied.
    const { layers } = recognise(await readArchive(source))
    report(`copying ${megabytes(source.size)} with the layers of ${layers}`)
  } finally {
    await source.close()
  }
  return withWorkFolder(folder, async (work) => {
    checkSpace(folder, source.size)
    const draft = path.join(work, 'map.pmtiles')
    await fs.promises.copyFile(file, draft, fs.constants.COPYFILE_FICLONE)
    // The copy is ours, whatever the rights of the original were.
    fs.chmodSync(draft, 0o600)
    return putIntoUse(folder, draft, { source: path.basename(file), name: file })
  })
}
