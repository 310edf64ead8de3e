import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import { oncePerProcess } from '@/domain/lib/oncePerProcess'
import { env } from '@/env'

import { printPdf, type PrintJob } from './printPdf'
import { createSerialQueue } from './serialQueue'

const MAX_PENDING = 12
const runInTurn = oncePerProcess('pdfQueue', () => createSerialQueue(MAX_PENDING))

const folder = path.join(env.VAR_DIR, 'brochures')

/** `emptied` is set when the folder was emptied: files of an earlier start may have another layout. */
const start = oncePerProcess<{ emptied?: Promise<void> }>('pdfFolder', () => ({}))

async function emptyFolder(): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true })
  await fs.mkdir(folder, { recursive: true })
}

/** A hash of the content, which names the file and is its ETag. */
export const contentHash = (view: PrintJob['view']): string =>
  createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 32)

/** Deletes the oldest files until the rest fits. */
async function makeRoom(maxBytes: number): Promise<void> {
  const names = await fs.readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => ({
      file: path.join(folder, name),
      ...(await fs.stat(path.join(folder, name))),
    })),
  )
  let size = files.reduce((sum, stored) => sum + stored.size, 0)
  for (const stored of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (size <= maxBytes) return
    await fs.rm(stored.file, { force: true })
    size -= stored.size
  }
}

const readStored = (file: string): Promise<Buffer | undefined> =>
  fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

async function printToFile(order: PrintJob, file: string): Promise<Buffer> {
  const pdf = await printPdf(order)
  const draft = `${file}.${process.pid}`
  await fs.writeFile(draft, pdf)
  await fs.rename(draft, file)
  await makeRoom(env.BROCHURES_MB * 1_000_000)
  return pdf
}

/**
 * Returns the PDF of this content, printed at most once. Without a stored file: `unprinted` when
 * this request may not print, `busy` when too many are waiting.
 */
export async function findOrPrintPdf(
  order: PrintJob,
  { mayPrint }: { mayPrint: boolean },
): Promise<Buffer | 'unprinted' | 'busy'> {
  await (start.emptied ??= emptyFolder())
  const hash = contentHash(order.view)
  const file = path.join(folder, `${hash}.pdf`)
  const storedPdf = await readStored(file)
  if (storedPdf) return storedPdf
  return mayPrint
    ? ((await runInTurn(hash, () => printToFile(order, file))) ?? 'busy')
    : 'unprinted'
}
