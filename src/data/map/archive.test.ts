import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { tinyMap } from '../../../tests/support/tinyMap'
import { hasHouseNumbers, readArchive } from './archive'

const street = {
  kind: 'primary',
  name: 'Kerkstraat',
  line: [
    [3.722, 51.054],
    [3.724, 51.055],
    [3.726, 51.055],
  ],
} as const

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'archive-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(name: string, content: Buffer): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, content)
  return file
}

describe('what is read from a map file', () => {
  test('says where it has streets, so that the map is not zoomed in on nothing', async () => {
    const { archive } = tinyMap(street)
    expect(await readArchive(await written('ours.pmtiles', archive))).toMatchObject({
      file: 'ours.pmtiles',
      layers: 'hestia',
      source: 'Tiny',
      minZoom: 9,
      maxZoom: 14,
      bounds: [3, 50, 5, 52],
      // Ghent, by the formula of the tile scheme.
      streets: [[522, 342]],
    })
  })

  test('recognises the layers of Protomaps, whose streets have another name', async () => {
    const { archive } = tinyMap(street, 'roads', ['places', 'water'])
    expect(await readArchive(await written('theirs.pmtiles', archive))).toMatchObject({
      layers: 'protomaps',
      streets: [[522, 342]],
    })
  })

  test('names another content by another hash, so that no browser keeps old tiles', async () => {
    const one = await readArchive(await written('one.pmtiles', tinyMap(street).archive))
    const same = await readArchive(await written('same.pmtiles', tinyMap(street).archive))
    const other = tinyMap({ ...street, name: 'Kerkplein, and longer' }).archive
    const changed = await readArchive(await written('other.pmtiles', other))
    expect(same.hash).toBe(one.hash)
    expect(changed.hash).not.toBe(one.hash)
  })

  test.each([
    [
      'in the tiles of another layer set',
      'street_labels',
      ['streets', 'addresses'],
      'shortbread',
      true,
    ],
    ['not at all', 'street_labels', ['streets'], 'shortbread', false],
    // The builds of Protomaps have them at zoom 15, and a copy ends at 14.
    ['closer than it goes', 'roads', ['places', 'buildings'], 'protomaps', false],
  ] as const)(
    'says when house numbers are in it %s',
    async (_, layer, others, layers, expected) => {
      const { archive } = tinyMap(street, layer, [...others])
      const file = await written(`numbers-${layers}-${expected}.pmtiles`, archive)
      expect(await hasHouseNumbers(file, layers)).toBe(expected)
    },
  )

  test('refuses layers that the style cannot draw', async () => {
    const { archive } = tinyMap(street, 'buildings', [])
    const file = await written('buildings.pmtiles', archive)
    await expect(readArchive(file)).rejects.toThrow('has other layers than a map of ours')
  })

  test.each([
    ['a text', Buffer.from('no map at all, but long enough for a header'.repeat(9))],
    ['nothing', Buffer.alloc(0)],
    ['the first bytes of a map', tinyMap(street).archive.subarray(0, 60)],
  ])('refuses %s with a sentence', async (_, content) => {
    const file = await written('broken.pmtiles', content)
    await expect(readArchive(file)).rejects.toThrow('is not a PMTiles archive of version 3.')
  })
})
