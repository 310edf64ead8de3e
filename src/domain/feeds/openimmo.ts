import { dayOf } from '../days'
import { epcLabels } from '../vocabulary'
import { all, at, child, isYes, textAt, type Element } from './element'
import type { Facts } from './facts'
import { countryNamed } from './kyero'
import { feedLanguages, type Found, type Texts } from './listing'

/** The elements of an OpenImmo feed that are read one by one. */
export const openimmoPaths = { record: 'openimmo/anbieter/immobilie', head: 'openimmo/uebertragung' } as const

/** The versions that differ from 1.2.7 in nothing that is read here. */
export const isOpenimmoVersion = ({ attributes }: Element): boolean => /^1\.2\.\d\w?$/.test(attributes['version'] ?? '')

/** A part of what an agency offers tells nothing of the rest. */
export const isPartial = ({ attributes }: Element): boolean => attributes['umfang']?.toUpperCase() === 'TEIL'

/** Our WebIDs by the element that stands below `objektart`. */
const types: Record<string, number> = {
  haus: 1,
  wohnung: 2,
  zimmer: 3,
  grundstueck: 4,
  land_und_forstwirtschaft: 4,
  zinshaus_renditeobjekt: 5,
  einzelhandel: 6,
  gastgewerbe: 6,
  freizeitimmobilie_gewerblich: 6,
  hallen_lager_prod: 7,
  buero_praxen: 8,
  parken: 9,
}

const conditions: Record<string, string> = {
  ERSTBEZUG: 'new',
  NEUWERTIG: 'excellent',
  GEPFLEGT: 'good',
  MODERNISIERT: 'good',
  VOLL_SANIERT: 'good',
  TEIL_VOLLRENOVIERT: 'good',
  RENOVIERUNGSBEDUERFTIG: 'to_renovate',
  TEIL_VOLLRENOVIERUNGSBED: 'to_renovate',
  TEIL_SANIERT: 'to_refresh',
  SANIERUNGSBEDUERFTIG: 'to_renovate',
  BAUFAELLIG: 'to_demolish',
  ABRISSOBJEKT: 'to_demolish',
  ROHBAU: 'shell',
  ENTKERNT: 'shell',
}

/** The first attribute that is set, by what it means. */
const chosen = (element: Element | undefined, meanings: Record<string, string>): string | undefined => {
  const name = Object.keys(meanings).find((one) => isYes(element?.attributes[one]))
  return name === undefined ? undefined : meanings[name]
}

const heatings = { FUSSBODEN: 'underfloor', ZENTRAL: 'central', ETAGE: 'individual', FERN: 'collective', OFEN: 'stove' }
const sources = {
  GAS: 'gas',
  OEL: 'oil',
  PELLET: 'pellets',
  LUFTWP: 'heat_pump',
  ERDWAERME: 'heat_pump',
  FERN: 'district',
  ELEKTRO: 'electricity',
  SOLAR: 'solar',
}
const kitchens = { EBK: 'fitted', OFFEN: 'open', PANTRY: 'kitchenette' }

const languages: Record<string, (typeof feedLanguages)[number]> = { nl: 'nl', fr: 'fr', en: 'en', de: 'de' }

/** Texts are German; others carry their language, and a text without a title is one of its own. */
function textsIn(element: Element): { title: Texts; description: Texts } {
  const texts = child(element, 'freitexte')
  if (!texts) return { title: {}, description: {} }
  const german = ['objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben'].map((name) => textAt(texts, name)).filter(Boolean)
  const others = all(texts, 'objekt_text').flatMap(({ attributes, text }) => {
    const language = languages[attributes['lang']?.slice(0, 2).toLowerCase() ?? '']
    return language && text.trim() ? [[language, text]] : []
  })
  return { title: { de: textAt(texts, 'objekttitel') }, description: { de: german.join('\n\n'), ...Object.fromEntries(others) } }
}

function priceIn(element: Element, isRent: boolean): { facts: Found['facts']; currency: string | undefined } {
  const price = (name: string) => textAt(element, 'preise', name)
  const currency = at(element, 'preise', 'waehrung')?.attributes['iso_waehrung']?.toUpperCase() ?? ''
  if (currency && currency !== 'EUR') return { facts: { publishPrice: false }, currency }
  const rent = price('kaltmiete') || price('nettokaltmiete') || price('warmmiete')
  const facts = isRent
    ? { price: rent, monthlyRent: rent, priceUnit: 'month', chargesRenter: price('nebenkosten'), deposit: price('kaution') }
    : { price: price('kaufpreis') || price('kaufpreisbrutto'), priceUnit: 'total', chargesOwner: price('hausgeld') }
  return {
    facts: { ...facts, publishPrice: Boolean(facts.price) && !isYes(at(element, 'preise', 'kaufpreis')?.attributes['auf_anfrage']) },
    currency: undefined,
  }
}

const parked = (element: Element, ...kinds: string[]): string | undefined => {
  const numbers = kinds.map((kind) => Number(at(element, 'preise', kind)?.attributes['anzahl'] ?? 0)).filter((one) => Number.isInteger(one) && one > 0)
  return numbers.length > 0 ? String(numbers.reduce((sum, one) => sum + one, 0)) : undefined
}

function equipment(element: Element): Found['facts'] {
  const part = (name: string) => at(element, 'ausstattung', name)
  const flags = { pool: 'swimmingpool', attic: 'dachboden' } as const
  return {
    ...Object.fromEntries(Object.entries(flags).flatMap(([fact, name]) => (isYes(part(name)?.text) ? [[fact, true]] : []))),
    ...(part('unterkellert')?.attributes['keller'] === 'JA' && { cellar: true }),
    ...(part('moebliert')?.attributes['moeb'] === 'VOLL' && { furnished: true }),
    ...(isYes(part('fahrstuhl')?.attributes['PERSONEN']) && { lift: true }),
    ...(isYes(part('gartennutzung')?.text) && { garden: true }),
    ...{ heating: chosen(part('heizungsart'), heatings), heatingSource: chosen(part('befeuerung'), sources), kitchen: chosen(part('kueche'), kitchens) },
  }
}

function rooms(element: Element): Found['facts'] {
  const area = (name: string) => textAt(element, 'flaechen', name)
  const isThere = (name: string) => Number(area(name)) > 0
  return {
    ...{ livingArea: area('wohnflaeche'), totalArea: area('gesamtflaeche') || area('nutzflaeche'), groundArea: area('grundstuecksflaeche') },
    ...{ gardenArea: area('gartenflaeche'), terraceArea: area('balkon_terrasse_flaeche'), officeArea: area('bueroflaeche') },
    ...{ storeArea: area('verkaufsflaeche') || area('ladenflaeche'), bedrooms: area('anzahl_schlafzimmer'), bathrooms: area('anzahl_badezimmer') },
    ...{ toilets: area('anzahl_sep_wc'), floor: textAt(element, 'geo', 'etage'), floors: textAt(element, 'geo', 'anzahl_etagen') },
    ...((isThere('anzahl_terrassen') || isThere('anzahl_balkone')) && { terrace: true }),
    garages: parked(element, 'stp_garage'),
    parkings: parked(element, 'stp_tiefgarage', 'stp_parkhaus', 'stp_duplex'),
    externalParkings: parked(element, 'stp_freiplatz', 'stp_carport'),
  }
}

function condition(element: Element): Found['facts'] {
  const pass = at(element, 'zustand_angaben', 'energiepass')
  const label = pass ? textAt(pass, 'wertklasse').toLowerCase().replace('+', '_plus') : ''
  return {
    constructionYear: textAt(element, 'zustand_angaben', 'baujahr'),
    renovationYear: textAt(element, 'zustand_angaben', 'letztemodernisierung'),
    condition: conditions[at(element, 'zustand_angaben', 'zustand')?.attributes['zustand_art'] ?? ''],
    epcLabel: epcLabels.find((one) => one === label),
    epcValue: pass && (textAt(pass, 'endenergiebedarf') || textAt(pass, 'energieverbrauchkennwert')),
    epcDate: pass && textAt(pass, 'ausstelldatum'),
  }
}

const technical = (element: Element, name: string) => textAt(element, 'verwaltung_techn', name)

const sold: Record<string, string> = { VERKAUFT: 'sold' }

function state(element: Element, isRent: boolean, isOver: boolean): Facts {
  const said = at(element, 'zustand_angaben', 'verkaufstatus')?.attributes['stand']?.toUpperCase() ?? ''
  if (sold[said]) return { status: isRent ? 'rented' : 'sold', marquee: isRent ? 'rented' : 'sold' }
  return { status: isOver ? 'inactive' : 'active', ...(said === 'RESERVIERT' && { marquee: 'option' }) }
}

/** The days between which the sender offers the object, when today is none of them. */
function otherDays(element: Element, today: Date): string | undefined {
  const [from, until] = [technical(element, 'aktiv_von').slice(0, 10), technical(element, 'aktiv_bis').slice(0, 10)]
  const day = dayOf(today)
  return (from && day < from) || (until && day > until) ? [from, until].join(' – ') : undefined
}

const kindsOfPicture = ['TITELBILD', 'INNENANSICHTEN', 'AUSSENANSICHTEN', 'BILD', 'ANBOBJBILD', '']

/** Only pictures that lie at an address: what was sent beside the file is not here. */
function picturesIn(element: Element): { pictures: string[]; plans: string[] } {
  const parts = all(child(element, 'anhaenge'), 'anhang').map((one) => ({ group: one.attributes['gruppe'] ?? '', url: textAt(one, 'daten', 'pfad') }))
  const first = parts.filter(({ group }) => group === 'TITELBILD')
  const others = parts.filter(({ group }) => group !== 'TITELBILD' && kindsOfPicture.includes(group))
  return {
    pictures: [...first, ...others].map(({ url }) => url),
    plans: parts.filter(({ group }) => group === 'GRUNDRISS').map(({ url }) => url),
  }
}

/** One object of an OpenImmo feed, version 1.2. */
export function readOpenimmo(element: Element, today: Date): Found {
  const market = at(element, 'objektkategorie', 'vermarktungsart')?.attributes ?? {}
  const isRent = !isYes(market['KAUF']) && !isYes(market['ERBPACHT']) && (isYes(market['MIETE_PACHT']) || isYes(market['MIETE']))
  const isOffered = isRent || isYes(market['KAUF']) || isYes(market['ERBPACHT'])
  const geo = child(element, 'geo')
  const { currency, facts: prices } = priceIn(element, isRent)
  const point = child(geo, 'geokoordinaten')?.attributes ?? {}
  const time = otherDays(element, today)
  const number = technical(element, 'objektnr_extern') || technical(element, 'objektnr_intern')
  return {
    key: technical(element, 'openimmo_obid') || number,
    isGone: at(element, 'verwaltung_techn', 'aktion')?.attributes['aktionart']?.toUpperCase() === 'DELETE',
    type: at(element, 'objektkategorie', 'objektart')
      ?.children.map(({ name }) => types[name])
      .find((one) => one !== undefined),
    place: {
      country: countryNamed(child(geo, 'land')?.attributes['iso_land'] ?? ''),
      zip: textAt(element, 'geo', 'plz'),
      name: textAt(element, 'geo', 'ort'),
    },
    facts: {
      goal: isOffered ? (isRent ? 'rent' : 'sale') : undefined,
      ...(/^\d{1,9}$/.test(number) && { reference: Number(number) }),
      ...state(element, isRent, time !== undefined),
      ...prices,
      ...(isYes(market['ERBPACHT']) && { contractType: 'long_lease' }),
      recordFile: number,
      ...{ street: textAt(element, 'geo', 'strasse'), houseNumber: textAt(element, 'geo', 'hausnummer'), boxNumber: textAt(element, 'geo', 'wohnungsnr') },
      publishAddress: isYes(textAt(element, 'verwaltung_objekt', 'objektadresse_freigeben')),
      ...{ latitude: point['breitengrad'], longitude: point['laengengrad'] },
      ...rooms(element),
      ...equipment(element),
      ...condition(element),
    },
    ...textsIn(element),
    ...picturesIn(element),
    notes: [
      ...(currency === undefined ? [] : [{ code: 'currency' as const, text: currency }]),
      ...(time === undefined ? [] : [{ code: 'otherDays' as const, text: time }]),
    ],
  }
}
