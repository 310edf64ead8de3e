import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { gzipSync } from 'node:zlib'

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import type { FeedFormat } from '@/domain/feeds/formats'
import { noMappedWords } from '@/domain/feeds/mappedWords'
import { FeedStopped } from '@/domain/feeds/reasons'

import { unpack } from './decode'
import { readFeed } from './readFeed'
import type { ReadRow } from './reading'
import { tableWords } from './tableWords'

const words = tableWords(new Map([['appartement', 2]]))
const today = new Date('2026-11-21')

async function* parts(data: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < data.length; at += size) yield data.subarray(at, at + size)
}

async function drain(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0
  for await (const part of bytes) length += part.length
  return length
}

async function read(
  data: string | Uint8Array,
  format: FeedFormat = 'kyero',
  info = { partial: false },
): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  const bytes = typeof data === 'string' ? Buffer.from(data) : data
  const reading = { feed: { format }, words, mapped: noMappedWords, today }
  for await (const row of readFeed(parts(bytes), reading, info)) rows.push(row)
  return rows
}

const problem = (data: string | Uint8Array, format?: FeedFormat): Promise<string> =>
  read(data, format).then(
    (rows) => `read ${rows.length}`,
    (error: unknown) => (error instanceof FeedStopped ? error.problem : `threw ${String(error)}`),
  )

const HEAD = '<kyero><feed_version>3</feed_version></kyero>'
const home = (
  more = '',
) => `<property><id>1</id><price>250000</price><price_freq>sale</price_freq><type>Villa</type><town>Gent</town><postcode>9000</postcode>
  <country>Belgium</country><beds>3</beds>${more}</property>`
const kyero = (inner: string, declaration = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${declaration}<root>${HEAD}${inner}</root>`

describe('a Kyero feed', () => {
  it('is read with all its facts, texts and pictures', async () => {
    const text = kyero(
      home(`<date>2026-01-02 10:00:00</date><ref>K-1</ref><pool>1</pool><new_build>1</new_build><surface_area><built>150</built><plot>900</plot></surface_area>
        <energy_rating><consumption>B</consumption></energy_rating><location><latitude>51.05</latitude><longitude>3.72</longitude></location>
        <desc><nl><![CDATA[Een <b>huis</b>\n\nmet tuin]]></nl><fr>Maison &amp; jardin</fr></desc>
        <features><feature>Fitted kitchen</feature><feature>Lift</feature></features><images><image id="1"><url>https://a.be/1.jpg</url></image></images>`),
    )
    expect(await read(text)).toEqual([
      {
        line: expect.any(Number),
        isGone: false,
        notes: [],
        typeName: 'Villa',
        listing: {
          key: '1',
          type: 1,
          place: { country: 'be', zip: '9000', name: 'Gent' },
          title: {},
          pictures: ['https://a.be/1.jpg'],
          plans: [],
          description: { nl: 'Een huis\n\nmet tuin', fr: 'Maison & jardin' },
          facts: {
            reference: 1,
            recordFile: 'K-1',
            goal: 'sale',
            status: 'active',
            price: 250_000,
            priceUnit: 'total',
            publishPrice: true,
            bedrooms: 3,
            livingArea: 150,
            groundArea: 900,
            epcLabel: 'b',
            latitude: 51.05,
            longitude: 3.72,
            pool: true,
            newBuild: true,
            kitchen: 'fitted',
            lift: true,
          },
        },
      },
    ])
  })

  it('hides a price on request, and drops one in another currency', async () => {
    const [hidden, foreign] = await read(
      kyero(home('<ref>a</ref>').replace('250000', '0') + home('<currency>GBP</currency>')),
    )
    expect(hidden).toMatchObject({ listing: { facts: { publishPrice: false } } })
    expect(foreign).toMatchObject({
      listing: { facts: { publishPrice: false } },
      notes: [{ code: 'currency', text: '250000 GBP' }],
    })
    expect(
      [hidden, foreign].map((row) => row && 'listing' in row && row.listing.facts.price),
    ).toEqual([undefined, undefined])
  })
})

const object = (
  inner: string,
  action = '',
) => `<immobilie><objektkategorie><vermarktungsart KAUF="false" MIETE_PACHT="true"/><objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie>
  <geo><plz>10115</plz><ort>Berlin</ort><land iso_land="DEU"/></geo>${inner}
  <verwaltung_techn><objektnr_extern>A-7</objektnr_extern>${action}</verwaltung_techn></immobilie>`
const openimmo = (inner: string, scope = 'VOLL', version = '1.2.7') =>
  `<openimmo><uebertragung umfang="${scope}" version="${version}"/><anbieter>${inner}</anbieter></openimmo>`

describe('an OpenImmo feed', () => {
  it('is read with all its facts, in the encoding it declares', async () => {
    const text = `<?xml version="1.0" encoding="iso-8859-1"?>${openimmo(
      object(`<preise><kaltmiete>950.00</kaltmiete><nebenkosten>120</nebenkosten><waehrung iso_waehrung="EUR"/></preise>
        <flaechen><wohnflaeche>82.5</wohnflaeche><anzahl_schlafzimmer>2</anzahl_schlafzimmer></flaechen>
        <freitexte><objekttitel>Schöne Wohnung</objekttitel><objektbeschreibung>Hell.</objektbeschreibung><objekt_text lang="en">Bright.</objekt_text></freitexte>
        <anhaenge><anhang gruppe="BILD"><daten><pfad>https://a.de/2.jpg</pfad></daten></anhang><anhang gruppe="TITELBILD"><daten><pfad>https://a.de/1.jpg</pfad></daten></anhang>
          <anhang gruppe="GRUNDRISS"><daten><pfad>https://a.de/p.png</pfad></daten></anhang></anhaenge>`),
    )}`
    expect(await read(Buffer.from(text, 'latin1'), 'openimmo')).toMatchObject([
      {
        isGone: false,
        listing: {
          key: 'A-7',
          type: 2,
          place: { country: 'de', zip: '10115', name: 'Berlin' },
          title: { de: 'Schöne Wohnung' },
          description: { de: 'Hell.', en: 'Bright.' },
          pictures: ['https://a.de/1.jpg', 'https://a.de/2.jpg'],
          plans: ['https://a.de/p.png'],
          facts: {
            goal: 'rent',
            price: 950,
            monthlyRent: 950,
            chargesRenter: 120,
            priceUnit: 'month',
            livingArea: 82.5,
            bedrooms: 2,
            publishAddress: false,
          },
        },
      },
    ])
  })

  it('reports a partial feed and its removed listings', async () => {
    const info = { partial: false }
    const rows = await read(
      openimmo(object('', '<aktion aktionart="DELETE"/>'), 'TEIL'),
      'openimmo',
      info,
    )
    expect([info.partial, rows[0]?.isGone]).toEqual([true, true])
  })

  it('is refused in another version', async () => {
    expect(await problem(openimmo('', 'VOLL', '2.0'), 'openimmo')).toBe('otherVersion')
  })
})

describe('a table', () => {
  it('is read by its headings in any of four languages, with the options they name', async () => {
    const text =
      'ID;Type;Doel;Postcode;Gemeente;Prijs;Slaapkamers;Staat\r\nA1;Appartement;Te koop;9000;Gent;€ 249.500;2;Op te frissen\r\n'
    expect(await read(text, 'csv')).toMatchObject([
      {
        line: 2,
        listing: {
          key: 'A1',
          type: 2,
          place: { zip: '9000', name: 'Gent' },
          facts: { goal: 'sale', price: 249_500, bedrooms: 2, condition: 'to_refresh' },
        },
      },
    ])
    const french = Buffer.from(
      'Clé;Type;But;Code postal;Commune;Chambres\nA1;2;sale;4000;Liège;2\n'.replace('But', 'goal'),
      'latin1',
    )
    expect(await read(french, 'csv')).toMatchObject([
      { listing: { place: { name: 'Liège' }, facts: { bedrooms: 2 } } },
    ])
  })

  it('refuses a row that is broken and reads the others', async () => {
    const text = 'key,type,goal,zip,city\n1,2,sale,9000,"Gent\n2,2,sale\n3,2,sale,9000,Gent'
    expect(
      (await read(text, 'csv')).map((row) =>
        'refused' in row ? row.refused.code : row.listing.key,
      ),
    ).toEqual(['quote', 'columns', '3'])
  })

  it('names a broken row by its first cell, and not by one that may have moved or swallowed others', async () => {
    const keysOf = async (text: string) =>
      (await read(text, 'csv')).map((row) => ('refused' in row ? row.key : row.listing.key))
    const head = 'key,type,goal,zip,city'
    expect(
      await keysOf(
        `${head}\n1,2,sale,9000,Gent,x\n2,2,sale\n3,2,sale,9000,"Gent\n4,2,sale,9000,Gent`,
      ),
    ).toEqual(['1', '2', '3', '4'])
    expect(await keysOf(`${head}\n1,2,sale,9000,"Gent\n2,2,sale,9000,Gent\n3,"2",sale`)).toEqual([
      '',
    ])
    expect(await keysOf('type,key,goal,zip,city\n2,2,1,sale,9000,Gent')).toEqual([''])
  })

  it('is refused with another separator or without its columns', async () => {
    expect(await problem('key^type^goal^zip\n1^2^sale^9000', 'csv')).toBe('columns')
    expect(await problem('', 'csv')).toBe('empty')
    expect(await problem(kyero(home()), 'csv')).toBe('otherFormat')
    expect(await problem(Buffer.from('PK\x03\x04', 'latin1'), 'csv')).toBe('noText')
  })
})

describe('a hostile or broken feed', () => {
  it.each([
    ['malformed', kyero('<property><id>1</x></property>')],
    ['malformed', kyero('&undeclared;')],
    ['otherFormat', 'no xml at all'],
    ['webPage', '<!DOCTYPE html><html><body>Log in</body></html>'],
    ['noText', Buffer.from('%PDF-1.7\n%\xe2\xe3', 'latin1')],
    ['noText', Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1')],
    ['truncated', kyero(home()).slice(0, -20)],
    [
      'doctype',
      `<!DOCTYPE root [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${kyero('<x>&b;</x>', '')}`,
    ],
    ['doctype', `<!DOCTYPE root SYSTEM "file:///etc/passwd">${kyero('', '')}`],
    ['tooDeep', kyero('<a>'.repeat(100) + '</a>'.repeat(100))],
    ['textTooLong', kyero(home(`<desc><nl>${'x'.repeat(300_000)}</nl></desc>`))],
    [
      'tooManyAttributes',
      kyero(`<property ${Array.from({ length: 100 }, (_, n) => `a${n}="1"`).join(' ')}/>`),
    ],
    ['otherFormat', '<rss><channel/></rss>'],
    ['otherVersion', kyero('').replace('>3<', '>2<')],
    ['empty', ''],
    ['encoding', Buffer.from(kyero(home('<ref>é</ref>')), 'latin1')],
    ['encoding', kyero('', '<?xml version="1.0" encoding="utf-7"?>')],
    ['encoding', kyero('', '<?xml version="1.0" encoding="UTF-16"?>')],
    ['encoding', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(kyero(''), 'utf16le')])],
    ['encoding', kyero('\u0007')],
    [
      'unpacking',
      Buffer.concat([gzipSync(kyero(home())).subarray(0, 60), Buffer.from('nonsense')]),
    ],
  ])('is stopped as %s', async (expected, data) => {
    expect(await problem(data)).toBe(expected)
  })

  it('is stopped when it unpacks to more than it may', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 32))
    const { whole } = await unpack(parts(bomb), 1_000_000)
    await expect(drain(whole)).rejects.toMatchObject({ problem: 'tooLarge' })
  })

  it('that is packed stops with the reason of its source, whatever has come before', async () => {
    const packed = gzipSync(randomBytes(200_000))
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield* parts(packed.subarray(0, 100_000))
      throw new FeedStopped('truncated', { line: 0 })
    }
    const { whole } = await unpack(broken())
    await expect(drain(whole)).rejects.toThrow(expect.objectContaining({ problem: 'truncated' }))
    const { whole: tooLong } = await unpack(parts(packed), 100_000)
    await expect(drain(tooLong)).rejects.toThrow(expect.objectContaining({ problem: 'tooLarge' }))
  })
  it('that is packed lets go of its source when it is not read to its end', async () => {
    const closing = new EventEmitter()
    const closed = once(closing, 'closed')
    async function* long(): AsyncGenerator<Uint8Array> {
      try {
        yield* parts(gzipSync(randomBytes(2_000_000)))
        closing.emit('closed', 'at its end')
      } finally {
        closing.emit('closed', 'before its end')
      }
    }
    const { whole } = await unpack(long())
    for await (const part of whole) if (part.length > 0) break
    expect(await closed).toEqual(['before its end'])
  })
  it('is read from gzip and in UTF-16 too', async () => {
    expect(await problem(gzipSync(kyero(home())))).toBe('read 1')
    const wide = `\ufeff${kyero(home(), '<?xml version="1.0" encoding="UTF-16"?>')}`
    expect(await problem(Buffer.from(wide, 'utf16le'))).toBe('read 1')
  })

  it('yields rows or stops, whatever bytes are changed in it', async () => {
    const whole = Buffer.from(kyero(home('<desc><nl>Tekst</nl></desc>')))
    const change = fc.record({
      at: fc.nat(whole.length),
      cut: fc.nat(30),
      by: fc.uint8Array({ maxLength: 12 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.constantFrom<FeedFormat>('kyero', 'openimmo', 'csv'),
        async (changes, format) => {
          const data = changes.reduce<Buffer>(
            (text, { at, cut, by }) =>
              Buffer.concat([text.subarray(0, at), by, text.subarray(at + cut)]),
            whole,
          )
          expect(await problem(data, format)).not.toMatch(/^threw/)
        },
      ),
      { numRuns: 300 },
    )
  })
})
