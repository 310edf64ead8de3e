import fs from 'node:fs'
import path from 'node:path'

import { intoFile } from './into-file.mjs'
import { Refusal } from './say.mjs'
import { isInStore, openStore } from './store.mjs'

/** Writes a stream to a file, which appears complete or not at all. */
async function toFile(file, write) {
  const draft = `${file}.unfinished`
  try {
    await intoFile(draft, { flush: true }, write)
    fs.renameSync(draft, file)
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/** Writes to a file, or to s3://BUCKET/FOLDER/NAME. */
export async function writeTo(settings, place, write) {
  if (!isInStore(place)) return toFile(place, write)
  const store = await openStore(settings, path.posix.dirname(place))
  return store.write(path.posix.basename(place), write).finally(() => store.close())
}

export async function refuseExisting(settings, place) {
  const isThere = isInStore(place)
    ? await openStore(settings, path.posix.dirname(place)).then((store) =>
        store
          .list()
          .then((names) => names.includes(path.posix.basename(place)))
          .finally(() => store.close()),
      )
    : fs.existsSync(place)
  if (isThere) throw new Refusal(`${place} is there already: name another file.`)
}
