import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/env'

import { print, type Print } from './press'
import { createTurns } from './turns'

const MOST_WAITING = 12
const inTurn = createTurns(MOST_WAITING)

const folder = path.join(env.VAR_DIR, 'brochures')

/** Files of an earlier start were made by what may be another layout. */
let emptied: Promise<void> | undefined

async function empty(): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true })
  await fs.mkdir(folder, { recursive: true })
}

/** What a brochure shows is its name: a change of anything in it is another file. */
export const markOf = (view: Print['view']): string => createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 32)

/** Lets the oldest go until the rest fits. */
async function makeRoom(most: number): Promise<void> {
  const names = await fs.readdir(folder)
  const files = await Promise.all(names.map(async (name) => ({ file: path.join(folder, name), ...(await fs.stat(path.join(folder, name))) })))
  let size = files.reduce((sum, one) => sum + one.size, 0)
  for (const one of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (size <= most) return
    await fs.rm(one.file, { force: true })
    size -= one.size
  }
}

const kept = (file: string): Promise<Buffer | undefined> =>
  fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

async function make(order: Print, file: string): Promise<Buffer> {
  const made = await print(order)
  const draft = `${file}.${process.pid}`
  await fs.writeFile(draft, made)
  await fs.rename(draft, file)
  await makeRoom(env.BROCHURES_MB * 1_000_000)
  return made
}

/** The file that shows this, made at most once; nothing when too many others are waiting to be made. */
export async function printed(order: Print): Promise<Buffer | undefined> {
  await (emptied ??= empty())
  const mark = markOf(order.view)
  const file = path.join(folder, `${mark}.pdf`)
  return (await kept(file)) ?? inTurn(mark, () => make(order, file))
}
