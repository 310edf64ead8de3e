import { dayOf } from '../lib/days'
import { childrenOf, elementAt, childOf, isYes, textAt, type Element } from './element'
import { countryNamed } from './feedWords'
import { feedLanguages, type FeedRecord, type Texts } from './listing'
import {
  condition,
  equipment,
  priceIn,
  rooms,
  state,
  unknownEquipment,
  unreadDay,
} from './openimmoFacts'
import { watch } from './watch'

/** The elements of an OpenImmo feed that are read one by one. */
export const openimmoPaths = {
  record: 'openimmo/anbieter/immobilie',
  head: 'openimmo/uebertragung',
} as const

/** The versions that differ from 1.2.7 in nothing that is read here. */
export const isOpenimmoVersion = ({ attributes }: Element): boolean =>
  /^1\.2\.\d\w?$/.test(attributes['version'] ?? '')

/** A part of what an agency offers tells nothing of the rest. */
export const isPartial = ({ attributes }: Element): boolean =>
  attributes['umfang']?.toUpperCase() === 'TEIL'

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

const languages: Record<string, (typeof feedLanguages)[number]> = {
  nl: 'nl',
  fr: 'fr',
  en: 'en',
  de: 'de',
}

/** Texts are German; others carry their language, and a text without a title is one of its own. */
function textsIn(element: Element): { title: Texts; description: Texts } {
  const texts = childOf(element, 'freitexte')
  if (!texts) return { title: {}, description: {} }
  const german = ['objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben']
    .map((name) => textAt(texts, name))
    .filter(Boolean)
  const others = childrenOf(texts, 'objekt_text').flatMap(({ attributes, text }) => {
    const language = languages[attributes['lang']?.slice(0, 2).toLowerCase() ?? '']
    return language && text.trim() ? [[language, text]] : []
  })
  return {
    title: { de: textAt(texts, 'objekttitel') },
    description: { de: german.join('\n\n'), ...Object.fromEntries(others) },
  }
}

const technical = (element: Element, name: string) => textAt(element, 'verwaltung_techn', name)

/** The days between which the sender offers the object, when today is none of them. */
function otherDays(element: Element, today: Date): string | undefined {
  const from = technical(element, 'aktiv_von').slice(0, 10)
  const until = technical(element, 'aktiv_bis').slice(0, 10)
  const day = dayOf(today)
  return (from && day < from) || (until && day > until) ? [from, until].join(' – ') : undefined
}

const kindsOfPicture = ['TITELBILD', 'INNENANSICHTEN', 'AUSSENANSICHTEN', 'BILD', 'ANBOBJBILD', '']

/** Only pictures that lie at an address: what was sent beside the file is not here. */
function picturesIn(element: Element): { pictures: string[]; plans: string[] } {
  const parts = childrenOf(childOf(element, 'anhaenge'), 'anhang').map((one) => ({
    group: one.attributes['gruppe'] ?? '',
    url: textAt(one, 'daten', 'pfad'),
  }))
  const first = parts.filter(({ group }) => group === 'TITELBILD')
  const others = parts.filter(
    ({ group }) => group !== 'TITELBILD' && kindsOfPicture.includes(group),
  )
  return {
    pictures: [...first, ...others].map(({ url }) => url),
    plans: parts.filter(({ group }) => group === 'GRUNDRISS').map(({ url }) => url),
  }
}

/**
 * What is no part of a listing: the sender's own numbers and settings, and people, whose data is not
 * repeated in a report.
 */
const WITHOUT_MEANING =
  /^(?:kontaktperson|verwaltung_techn|weitere_adresse|anhaenge\/anhang(?:@|\/format|\/anhangtitel|\/check))|@iso_waehrung$/

/** One object of an OpenImmo feed, version 1.2. */
export function readOpenimmo(record: Element, today: Date): FeedRecord {
  const { element, unread } = watch(record)
  const listing = readObject(element, today)
  const left = unread().filter(
    ({ path, value }) => !WITHOUT_MEANING.test(path) && !/^(?:false|0|nein)$/i.test(value),
  )
  const { features, others } = unknownEquipment(left)
  return { ...listing, features, unread: [...unreadDay(element), ...others] }
}

function readObject(element: Element, today: Date): FeedRecord {
  const market = elementAt(element, 'objektkategorie', 'vermarktungsart')?.attributes ?? {}
  const isRent =
    !isYes(market['KAUF']) &&
    !isYes(market['ERBPACHT']) &&
    (isYes(market['MIETE_PACHT']) || isYes(market['MIETE']))
  const isOffered = isRent || isYes(market['KAUF']) || isYes(market['ERBPACHT'])
  const geo = childOf(element, 'geo')
  const { currency, facts: prices } = priceIn(element, isRent)
  const point = childOf(geo, 'geokoordinaten')?.attributes ?? {}
  const time = otherDays(element, today)
  const number = technical(element, 'objektnr_extern') || technical(element, 'objektnr_intern')
  return {
    key: technical(element, 'openimmo_obid') || number,
    isGone:
      elementAt(element, 'verwaltung_techn', 'aktion')?.attributes['aktionart']?.toUpperCase() ===
      'DELETE',
    type: elementAt(element, 'objektkategorie', 'objektart')
      ?.children.map(({ name }) => types[name])
      .find((one) => one !== undefined),
    typeName: elementAt(element, 'objektkategorie', 'objektart')
      ?.children.map(({ name }) => name)
      .join(' '),
    place: {
      country: countryNamed(childOf(geo, 'land')?.attributes['iso_land'] ?? ''),
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
      street: textAt(element, 'geo', 'strasse'),
      houseNumber: textAt(element, 'geo', 'hausnummer'),
      boxNumber: textAt(element, 'geo', 'wohnungsnr'),
      publishAddress: isYes(textAt(element, 'verwaltung_objekt', 'objektadresse_freigeben')),
      latitude: point['breitengrad'],
      longitude: point['laengengrad'],
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
