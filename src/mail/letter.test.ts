import { describe, expect, it } from '@jest/globals'

import { allPlaceholders, mailKinds, placeholdersOf } from '@/domain/mails'
import { unknownIn } from '@/domain/mailText'
import { locales } from '@/i18n/locales'

import { houseOf } from './house'
import { writeLetter } from './letter'
import { plainFromHtml } from './plainFromHtml'
import texts from './texts.json'
import words from './words.json'

const site = 'https://agency.example'
const house = houseOf(
  { agencyName: 'Maison Hestia', street: 'Korenlei 12', zip: '9000', city: 'Gent', kboNumber: '0712', vatNumber: 'BE 0712' },
  'nl',
  site,
  'Hestia',
)
const told = { firstName: 'Emma' }

describe('the texts a new site begins with', () => {
  it.each(mailKinds)('%s says everything in four languages and names only what it is told', (kind) => {
    for (const text of Object.values(texts[kind])) {
      expect(Object.keys(text).sort()).toEqual([...locales].sort())
      for (const words of Object.values(text)) expect([unknownIn(words, placeholdersOf(kind)), words.trim()]).toEqual([[], words])
    }
  })

  it('come with a name and an example for every placeholder', () => {
    expect(Object.keys(words.names).sort()).toEqual([...allPlaceholders].sort())
    expect(Object.keys(words.examples).sort()).toEqual([...allPlaceholders].sort())
  })
})

describe('a letter', () => {
  const text = { subject: 'Dag {firstName}', body: 'Beste {firstName},\n\n- een\n- [twee](https://b.example/)', actionLabel: 'Open' }

  it('is the same in both parts, with the house under it', () => {
    const letter = writeLetter(text, { locale: 'nl', told, lines: [['Telefoon', '0470']], action: { href: `${site}/x` }, unsubscribe: `${site}/uit` }, house)
    for (const part of [letter.text, plainFromHtml(letter.html)]) {
      for (const said of ['Beste Emma,', 'een', 'twee', 'Telefoon', '0470', 'Open', `${site}/x`, 'Korenlei 12, 9000 Gent', 'KBO 0712', 'Uitschrijven'])
        expect(part).toContain(said)
    }
    expect(letter.subject).toBe('Dag Emma')
  })

  it('shows listings with a way to each, in both parts', () => {
    const found = { subject: 'Gevonden', body: 'Beste {firstName},\n\n{matches}\n\nMet groeten' }
    const card = { title: 'Huis in Gent', text: '€ 390.000', note: '3 slaapkamers', href: `${site}/nl/huis/` }
    const letter = writeLetter(found, { locale: 'nl', told: { ...told, matches: '1 nieuw pand' }, cards: [card] }, house)
    for (const part of [letter.text, plainFromHtml(letter.html)]) for (const said of Object.values(card)) expect(part).toContain(said)
    expect(letter.html).toContain(`href="${card.href}"`)
    expect(letter.text).toMatch(/1 nieuw pand[^]*Huis in Gent[^]*Met groeten/)
  })

  it('shows markup of others as words', () => {
    const evil = '"><img src=x onerror=alert(1)>'
    const { html } = writeLetter(
      text,
      { locale: 'nl', told: { firstName: evil }, lines: [[evil, evil]], action: { label: evil, href: `${site}/"><b>` } },
      house,
    )
    expect(html).not.toMatch(/<img|<b>/)
  })

  it('links only to the site from what was filled in', () => {
    const { html } = writeLetter(
      text,
      {
        locale: 'nl',
        told,
        lines: [
          ['A', `${site}/nl/1/`],
          ['B', 'https://evil.example/'],
        ],
      },
      house,
    )
    expect(html).toContain(`href="${site}/nl/1/"`)
    expect(html).not.toContain('href="https://evil.example/"')
  })

  it('stays small and fetches nothing, however much was filled in', () => {
    const lines = Array.from({ length: 60 }, (_, n) => [`Vraag ${n}`, 'x'.repeat(200)] as const)
    const { html } = writeLetter(text, { locale: 'nl', told, lines }, house)
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    expect(html).not.toMatch(/<img|src=|url\(/)
  })
})
