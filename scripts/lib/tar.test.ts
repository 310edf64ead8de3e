import { describe, expect, it } from '@jest/globals'

import { readTar, tarEnd, tarEntry } from './tar.mjs'

type Entry = { name: string; content: string }

async function* archive(entries: Entry[]) {
  for (const { name, content } of entries)
    yield* tarEntry(name, Buffer.byteLength(content), [Buffer.from(content)])
  yield tarEnd()
}

/** In portions of a size that is not that of a block. */
async function* cut(source: AsyncIterable<Buffer>, size: number) {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size)
}

async function read(source: AsyncIterable<Buffer>): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const { name, body } of readTar(source)) {
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    entries.push({ name, content: Buffer.concat(chunks).toString() })
  }
  return entries
}

const entries = [
  { name: 'manifest.json', content: '{}' },
  { name: 'tables/empty', content: '' },
  { name: `media/${'long'.repeat(40)}.webp`, content: 'x'.repeat(512) },
  { name: 'media/façade à rue.webp', content: 'y'.repeat(1300) },
]

describe('the archive of a backup', () => {
  it('gives back every name and every byte, however the stream is cut', async () => {
    for (const size of [7, 512, 100_000])
      expect(await read(cut(archive(entries), size))).toEqual(entries)
  })

  it('notices that its end is missing', async () => {
    async function* unended() {
      for (const { name, content } of entries)
        yield* tarEntry(name, content.length, [Buffer.from(content, 'latin1')])
    }
    await expect(read(cut(unended(), 512))).rejects.toThrow('the end is missing')
  })

  it('refuses a file that changed while it was read', async () => {
    const tooShort = async () => {
      for await (const chunk of tarEntry('media/a', 5, [Buffer.from('four')]))
        expect(chunk).toBeDefined()
    }
    await expect(tooShort()).rejects.toThrow('changed while it was read')
  })
})
