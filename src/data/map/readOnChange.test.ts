import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'

import { tinyMap } from '../../../tests/support/tinyMap'
import { mapFileOfArchive, mapFileOfPointer } from './readOnChange'

const about = (hash: string) => ({
  file: `${hash}.pmtiles`,
  hash,
  made: '2026-11-22T10:00:00.000Z',
  source: 'test',
  attribution: '© OpenStreetMap',
  layers: 'hestia',
  minZoom: 9,
  maxZoom: 14,
  bounds: [3, 50, 5, 52],
  streets: [[522, 342]],
})

let folder: string
let pointer: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'map-file-'))
  pointer = path.join(folder, 'map.json')
})
afterEach(() => rm(folder, { recursive: true }))

/** Puts a file into use as the commands do: the file, then the pointer beside, then a rename. */
async function use(hash: string): Promise<void> {
  await writeFile(path.join(folder, `${hash}.pmtiles`), '')
  await writeFile(`${pointer}.new`, JSON.stringify(about(hash)))
  await rename(`${pointer}.new`, pointer)
}

describe('the map file in use', () => {
  test('is none without a pointer', async () =>
    expect(await mapFileOfPointer(pointer)).toBeUndefined())

  test('is the one the pointer names, and another one after it was switched', async () => {
    await use('0123456789abcdef')
    expect(await mapFileOfPointer(pointer)).toEqual(about('0123456789abcdef'))
    await use('fedcba9876543210')
    expect(await mapFileOfPointer(pointer)).toEqual(about('fedcba9876543210'))
  })

  test.each([
    ['cut off', '{"file":'],
    ['of another kind', '{"streets":true}'],
    ['naming a file that is gone', JSON.stringify(about('00000000deadbeef'))],
  ])('is none while the pointer is %s: the map is then shown without streets', async (_, text) => {
    await writeFile(pointer, text)
    expect(await mapFileOfPointer(pointer)).toBeUndefined()
  })

  test('can be an archive elsewhere, whose own data are read', async () => {
    const file = path.join(folder, 'elsewhere.pmtiles')
    const line = [
      [3.722, 51.054],
      [3.724, 51.055],
    ] as const
    await writeFile(file, tinyMap({ kind: 'primary', name: 'Kerkstraat', line }).archive)
    expect(await mapFileOfArchive(file)).toMatchObject({ layers: 'hestia', streets: [[522, 342]] })
  })
})
