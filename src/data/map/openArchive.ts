import { open, type FileHandle } from 'node:fs/promises'

import { PMTiles, type Source } from 'pmtiles'

async function readPart(handle: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset)
  return buffer.subarray(0, bytesRead)
}

/** A file on disk, for the reader of the package. */
const sourceOf = (handle: FileHandle, file: string): Source => ({
  getKey: () => file,
  getBytes: async (offset, length) => {
    const part = await readPart(handle, offset, length)
    return { data: new Uint8Array(part).buffer }
  },
})

/** Opens an archive on disk for some work, and closes it. */
export async function withArchive<Result>(
  file: string,
  work: (archive: PMTiles, handle: FileHandle) => Promise<Result>,
): Promise<Result> {
  const handle = await open(/* turbopackIgnore: true */ file)
  try {
    return await work(new PMTiles(sourceOf(handle, file)), handle)
  } finally {
    await handle.close()
  }
}
