import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { tarEnd, tarEntry } from './tar.mjs'
import { unpack } from './unpack.mjs'

let root = ''
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-unpack-'))
})
afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

type Entry = {
  name: string
  content: string
  /** Of the tar header: 0 is a file, 1 and 2 are links, 3 a device, 5 a folder. */ type?: string
}

async function bytesOf({ name, content, type = '0' }: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of tarEntry(name, Buffer.byteLength(content), [Buffer.from(content)]))
    parts.push(part)
  const whole = Buffer.concat(parts)
  if (type === '0') return whole
  whole.write(type, 156)
  whole.write('        ', 148)
  const sum = whole.subarray(0, 512).reduce((total, byte) => total + byte, 0)
  whole.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return whole
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A backup whose manifest is complete, so that only the names of its members can be wrong. */
async function archive(entries: readonly Entry[]): Promise<string> {
  const files = entries.map(({ name, content }) => ({
    name,
    bytes: Buffer.byteLength(content),
    sha256: sha256(content),
  }))
  const manifest = {
    format: 1,
    version: '0.1.0',
    madeAt: '',
    migrations: [],
    tables: [],
    files,
    sequences: [],
    jobs: [],
  }
  const parts = await Promise.all(
    [...entries, { name: 'manifest.json', content: JSON.stringify(manifest) }].map(bytesOf),
  )
  const file = path.join(root, 'crafted.backup')
  fs.writeFileSync(file, gzipSync(Buffer.concat([...parts, tarEnd()])))
  return file
}

const folder = () => path.join(root, 'unpacked')
const unpacked = async (entries: readonly Entry[]) => {
  fs.rmSync(folder(), { recursive: true, force: true })
  return unpack(await archive(entries), folder())
}

describe('the members of a backup', () => {
  it('are written where their names say', async () => {
    await unpacked([
      { name: 'media/a.webp', content: 'a' },
      { name: 'documents/façade.pdf', content: 'b' },
    ])
    expect(fs.readFileSync(path.join(folder(), 'documents', 'façade.pdf'), 'utf8')).toBe('b')
  })

  it.each([
    'media/../documents/x.pdf',
    'media/../x',
    'media/../../x',
    'media/./x',
    'media//x',
    'media/x/',
    'media/..',
    '/media/x',
    '/etc/passwd',
    '../media/x',
    'media\\..\\x',
    'media/c:x',
    'media/a\nb',
    'media/\u202egnp.exe',
    'tables/../media/x',
    'other/x',
  ])('are refused under the name %j, and nothing is written outside', async (name) => {
    await expect(unpacked([{ name, content: 'x' }])).rejects.toThrow(
      /does not belong into a backup|cannot be read/,
    )
    expect(fs.readdirSync(root).sort()).toEqual(expect.arrayContaining(['crafted.backup']))
    expect(
      fs.readdirSync(root).filter((one) => !['crafted.backup', 'unpacked'].includes(one)),
    ).toEqual([])
  })

  it.each(['1', '2', '3', '4', '5', '6', 'g', 'L', 'K', 'S'])(
    'are files: one of the type %s is refused',
    async (type) => {
      await expect(unpacked([{ name: 'media/x', content: 'y', type }])).rejects.toThrow(
        'is not a file',
      )
    },
  )

  it('come once: the second of a name could replace what was checked', async () => {
    const twice = { name: 'media/x', content: 'y' }
    await expect(unpacked([twice, twice])).rejects.toThrow('comes twice')
  })
})
