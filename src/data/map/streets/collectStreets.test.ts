import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { tinyArchive, type Thing } from '../../../../tests/support/tinyMap'
import { boxAround } from '@/domain/lib/geo'
import { withArchive } from '../openArchive'
import { collectStreets } from './collectStreets'

const LAT = 51.03449
const LNG = 3.74634
const source = { layers: 'hestia', minZoom: 9, maxZoom: 14 } as const

/** A street of some metres beside the middle. */
const street = (name: string, east = 0, properties = {}): Thing => ({
  layer: 'streets',
  type: 2,
  properties: { kind: 'minor', name, ...properties },
  line: [
    [LNG + east, LAT],
    [LNG + east + 0.0005, LAT],
    [LNG + east + 0.001, LAT],
  ],
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'streets-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function collect(things: readonly Thing[], box = boxAround({ lat: LAT, lng: LNG }, 3)) {
  const file = path.join(folder, 'map.pmtiles')
  await writeFile(file, tinyArchive(things, [LNG, LAT]).archive)
  const streets = await withArchive(file, (archive) => collectStreets(archive, source, [box, box]))
  return streets.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

describe('the streets of a map file', () => {
  test('are collected once each, in all their languages, with a point on them', async () => {
    const streets = await collect([
      street('Kerkstraat', 0, { fr: 'Rue de l’Église' }),
      street('Kerkstraat', 0.001),
      street('Veldweg', -0.002),
    ])
    expect(streets.map(({ name }) => name)).toEqual(['Kerkstraat', 'Rue de l’Église', 'Veldweg'])
    expect(streets[0]?.lat).toBeCloseTo(LAT, 4)
    expect(streets[0]?.lng).toBeCloseTo(LNG + 0.0005, 4)
  })

  test('are two where a name stands at two places far apart', async () => {
    const streets = await collect([street('Kerkstraat'), street('Kerkstraat', 0.03)])
    expect(streets.map(({ name }) => name)).toEqual(['Kerkstraat', 'Kerkstraat'])
  })

  test('leave out what is no street, has no name, or too short a one', async () => {
    const water = { ...street('Dorpsbeek'), layer: 'waterways' }
    const things = [water, street(''), street('E40'), street('Meir')]
    expect((await collect(things)).map(({ name }) => name)).toEqual(['Meir'])
  })

  test('are not looked for outside the boxes', async () => {
    expect(await collect([street('Kerkstraat')], boxAround({ lat: 50.5, lng: 5.5 }, 3))).toEqual([])
  })
})
