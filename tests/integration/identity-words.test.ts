import { expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'

import { identityLines } from '@/screens/shell/identity'

import { down, up } from '../../migrations/20261123_022406_identity_words'

import { usePayload } from './support/payload'

const site = usePayload()
type Arguments = Parameters<typeof up>[0]

it('an agency keeps its legal line in every language after the update, and writes each by itself', async () => {
  const { payload } = site
  await payload.updateGlobal({
    slug: 'settings',
    locale: 'nl',
    data: {
      bivTitle: 'Vastgoedmakelaar',
      bivNumber: '512.345',
      countryOfRecognition: 'België',
      insurer: 'De Gaarde',
      policyNumber: '1',
    },
  })
  const db = payload.db.drizzle
  await down({ db, payload } as unknown as Arguments)
  const before = await db.execute(
    sql`select biv_title, country_of_recognition, insurer from settings`,
  )
  expect(before.rows).toEqual([
    { biv_title: 'Vastgoedmakelaar', country_of_recognition: 'België', insurer: 'De Gaarde' },
  ])
  await up({ db, payload } as unknown as Arguments)

  const linesIn = async (locale: 'nl' | 'fr' | 'en' | 'de') =>
    identityLines(await payload.findGlobal({ slug: 'settings', locale, depth: 0 }), locale).join(
      ' ',
    )
  for (const [locale, country] of [
    ['nl', 'België'],
    ['fr', 'Belgique'],
    ['en', 'Belgium'],
    ['de', 'Belgien'],
  ] as const) {
    expect(await linesIn(locale)).toContain('512.345')
    expect(await linesIn(locale)).toContain(country)
    expect(await linesIn(locale)).toContain('Vastgoedmakelaar')
  }
  await payload.updateGlobal({
    slug: 'settings',
    locale: 'fr',
    data: { bivTitle: 'Agent immobilier' },
  })
  expect(await linesIn('fr')).toContain('Agent immobilier')
  expect(await linesIn('fr')).not.toContain('Vastgoedmakelaar')
  expect(await linesIn('nl')).toContain('Vastgoedmakelaar')
})
