import { beforeAll, describe, expect, it } from '@jest/globals'

import type { Property } from '@/payload-types'

import { makeFeed, rowsOf, settlePlaces, takeOver } from './support/feeds'
import { createType } from './support/fixtures'
import { usePayload } from './support/payload'

const site = usePayload()

beforeAll(async () => {
  await settlePlaces(site.payload)
  await createType(site.payload, { webId: 3, name: 'Studio' })
})

async function named(recordFile: string): Promise<Property> {
  const { docs } = await site.payload.find({
    collection: 'properties',
    where: { recordFile: { equals: recordFile } },
    depth: 1,
    draft: true,
  })
  const [doc] = docs
  if (!doc || docs.length > 1) throw new Error(`${docs.length} listings of ${recordFile}`)
  return doc
}

/** As the programs of agencies on the Spanish coast send it: no titles, no postal code, texts laid out with the file. */
const COAST = `<?xml version="1.0" encoding="UTF-8"?>
<!-- first line -->
<root>
    <kyero><feed_version>3</feed_version></kyero>
    <property>
        <id>71001</id><date>2026-04-04 11:45:01</date><ref>ABC-71001</ref>
        <price>185000</price><currency>EUR</currency><price_freq>sale</price_freq><type>Apartment</type>
        <location><latitude>37.86</latitude><longitude>-0.76</longitude></location>

        <country>Spain</country><town>Playa Nueva</town><province>Alicante</province>
        <beds>2</beds><baths>1</baths><pool>1</pool><surface_area><built>71</built></surface_area>
        <energy_rating><consumption>X</consumption><emissions>X</emissions></energy_rating>
        <desc>
            <en>
                <![CDATA[A flat on the first floor.
                With a view.

                Costs: € 60 / Month]]>
            </en>
            <nl>
                <![CDATA[Een appartement op de eerste verdieping.]]>
            </nl>
        </desc>
        <features><feature>Balcony</feature><feature>Garden communal</feature><feature>Furnished</feature><feature>Fitted kitchen</feature>
          <feature>Good condition</feature><feature>Sea views</feature></features>
        <images><image id="1"><url>https://pictures.example//a/1.jpg</url></image><image id="2"><url>https://pictures.example//a/2.jpg</url></image></images>
    </property>
    <property>
        <id>71002</id><ref>ABC-71002</ref><price>95000</price><currency>EUR</currency><price_freq>sale</price_freq><type>Commercial</type>
        <country>Spain</country><town>Playa Nueva</town><beds>0</beds><baths>0</baths><pool>0</pool>
        <surface_area><built>66</built><plot>80</plot></surface_area><desc><en>A shop.</en></desc>
    </property>
</root>`

/** As the example of the format goes: nearly every element is there, many of them empty, and the time of the offer is long over. */
const EXAMPLE = `<?xml version="1.0" encoding="iso-8859-1"?>
<openimmo><uebertragung art="ONLINE" umfang="VOLL" modus="NEW" version="1.2.7" />
  <anbieter><firma >Büro Beispiel</firma ><anhang location="EXTERN" gruppe="BILD"><daten><pfad /></daten></anhang>
    <immobilie>
      <objektkategorie><nutzungsart WOHNEN="true" GEWERBE="false" /><vermarktungsart KAUF="true" MIETE_PACHT="false" ERBPACHT="false" />
        <objektart><zimmer zimmertyp="ZIMMER" /><objektart_zusatz>Moebliert</objektart_zusatz></objektart></objektkategorie>
      <geo><plz /><ort /><geokoordinaten breitengrad="12.5" laengengrad="12.5" /><strasse /><hausnummer /><land iso_land="DEU" /><etage>2</etage>
        <anzahl_etagen>4</anzahl_etagen></geo>
      <preise><kaufpreis>1</kaufpreis><kaltmiete>1</kaltmiete><waehrung iso_waehrung="DEM" /><stp_garage anzahl="1" /><stp_carport anzahl="2" /></preise>
      <flaechen><wohnflaeche>48</wohnflaeche><anzahl_schlafzimmer>1</anzahl_schlafzimmer><anzahl_badezimmer>1</anzahl_badezimmer></flaechen>
      <ausstattung><kueche EBK="1" OFFEN="1" /><heizungsart ZENTRAL="1" /><befeuerung GAS="1" OEL="0" /><fahrstuhl PERSONEN="1" />
        <moebliert moeb="TEIL" /><swimmingpool>false</swimmingpool><unterkellert keller="JA" /><dachboden>1</dachboden></ausstattung>
      <zustand_angaben><baujahr /><zustand zustand_art="GEPFLEGT" /><energiepass><energieverbrauchkennwert>80</energieverbrauchkennwert>
        <wertklasse >C</wertklasse ><ausstelldatum >2014-06-01</ausstelldatum ></energiepass></zustand_angaben>
      <freitexte><objekttitel >Schönes Zimmer</objekttitel ><objektbeschreibung />
        <sonstige_angaben >Größe nach Aufmaß.</sonstige_angaben ><objekt_text lang ="en">Nice room</objekt_text></freitexte>
      <anhaenge><anhang location="INTERN" gruppe="TITELBILD"><daten><pfad >abc.jpg</pfad ></daten></anhang></anhaenge>
      <verwaltung_objekt><objektadresse_freigeben>false</objektadresse_freigeben></verwaltung_objekt>
      <verwaltung_techn><objektnr_intern /><objektnr_extern>E-12</objektnr_extern><aktion aktionart="CHANGE" /><aktiv_von>2001-01-01</aktiv_von>
        <aktiv_bis>2001-01-03</aktiv_bis><openimmo_obid>112</openimmo_obid></verwaltung_techn>
    </immobilie>
  </anbieter>
</openimmo>`

const places = ['Berlin', '10115'] as const
const settled = (text: string) =>
  text
    .replace('<plz /><ort />', `<plz>${places[1]}</plz><ort>${places[0]}</ort>`)
    .replace('12.5" laengengrad="12.5', '52.5" laengengrad="13.4')
    .replace('"DEM"', '"EUR"')
    .replace('<kaufpreis>1<', '<kaufpreis>150000<')
    .replaceAll(/<aktiv_\w+>[\d-]+<\/aktiv_\w+>/g, '')

describe('a feed of the coast', () => {
  it('becomes what a person reads in it', async () => {
    const feed = await makeFeed(site.payload, { name: 'Coast' })
    expect(await takeOver(site.payload, feed, COAST)).toMatchObject({
      state: 'done',
      fresh: 2,
      refused: 0,
      taken: 2,
    })
    const flat = await named('ABC-71001')
    expect(flat).toMatchObject({
      _status: 'published',
      reference: 71_001,
      goal: 'sale',
      status: 'active',
      price: 185_000,
      publishPrice: true,
      title: 'Appartement in Playa Nueva',
      mainType: { webId: 2 },
      city: { name: 'Playa Nueva', country: 'es' },
      latitude: 37.86,
      longitude: -0.76,
      bedrooms: 2,
      bathrooms: 1,
      livingArea: 71,
      pool: true,
      terrace: true,
      garden: false,
      furnished: true,
      kitchen: 'fitted',
      condition: 'good',
      epcLabel: null,
    })
    expect(JSON.stringify(flat.description)).toContain('"Een appartement op de eerste verdieping."')
    const english = await site.payload.findByID({
      collection: 'properties',
      id: flat.id,
      locale: 'en',
      depth: 0,
    })
    const texts = english.description?.root.children.map((paragraph) => JSON.stringify(paragraph))
    expect(texts).toHaveLength(2)
    expect(texts?.[1]).toContain('"Costs: € 60 / Month"')
    expect(await named('ABC-71002')).toMatchObject({
      mainType: { webId: 6 },
      price: 95_000,
      totalArea: 66,
      groundArea: 80,
      pool: false,
      _status: 'published',
    })
    const { rows } = await site.payload.db.drizzle.execute(
      `select url from feed_pictures where property = '${flat.id}' order by position`,
    )
    expect(rows).toEqual([
      { url: 'https://pictures.example//a/1.jpg' },
      { url: 'https://pictures.example//a/2.jpg' },
    ])
  })
})

describe('the example of OpenImmo', () => {
  it('is a draft that says what it lacks: no town, no price in euros, and a time that is over', async () => {
    const feed = await makeFeed(site.payload, { name: 'Example', format: 'openimmo' })
    const { run, ...result } = await takeOver(site.payload, feed, Buffer.from(EXAMPLE, 'latin1'))
    expect(result).toMatchObject({ state: 'done', fresh: 1, refused: 0, taken: 1 })
    expect((await rowsOf(site.payload, run))[0]?.reasons).toEqual(
      expect.arrayContaining([
        { code: 'currency', text: 'DEM' },
        { code: 'otherDays', text: '2001-01-01 – 2001-01-03' },
        { code: 'nowhere' },
        { code: 'outsideCountry', facts: ['latitude', 'longitude'], text: '12.5, 12.5' },
      ]),
    )
    const room = await named('E-12')
    expect(room).toMatchObject({
      _status: 'draft',
      status: 'inactive',
      goal: 'sale',
      mainType: { webId: 3 },
      city: null,
      price: null,
      publishPrice: false,
      publishAddress: false,
      title: 'Schönes Zimmer',
      livingArea: 48,
      bedrooms: 1,
      bathrooms: 1,
      floor: 2,
      floors: 4,
      garages: 1,
      externalParkings: 2,
      kitchen: 'fitted',
      heating: 'central',
      heatingSource: 'gas',
      lift: true,
      cellar: true,
      attic: true,
      furnished: false,
      pool: false,
      condition: 'good',
      epcLabel: 'c',
      epcValue: 80,
    })
    const inLocale = (locale: 'de' | 'en' | 'fr') =>
      site.payload.findByID({
        collection: 'properties',
        id: room.id,
        locale,
        depth: 0,
        draft: true,
      })
    expect(JSON.stringify((await inLocale('de')).description)).toContain('Größe nach Aufmaß.')
    expect(JSON.stringify((await inLocale('en')).description)).toContain('Nice room')
    expect((await inLocale('fr')).title).toBe('Studio')
  })

  it('goes live once its feed says where it is and asks euros, and does not lose its town again', async () => {
    const { docs } = await site.payload.find({
      collection: 'feeds',
      where: { name: { equals: 'Example' } },
      depth: 0,
    })
    const [feed] = docs
    if (!feed) throw new Error('No feed')
    await takeOver(site.payload, feed, Buffer.from(settled(EXAMPLE), 'latin1'))
    expect(await named('E-12')).toMatchObject({
      _status: 'published',
      status: 'active',
      price: 150_000,
      city: { name: 'Berlin', zip: '10115', country: 'de' },
    })
    const { run } = await takeOver(site.payload, feed, Buffer.from(EXAMPLE, 'latin1'))
    expect(await rowsOf(site.payload, run)).toEqual([
      expect.objectContaining({ state: 'refused', reasons: [{ code: 'noPlace' }] }),
    ])
    expect(await named('E-12')).toMatchObject({
      status: 'active',
      price: 150_000,
      city: { name: 'Berlin' },
    })
  })
})
