import { isNotAsked, isYes, textAt, elementAt, type Element } from './element'
import type { Facts } from './facts'
import type { FeedRecord } from './listing'
import type { LeftValue } from './watch'

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
const chosen = (
  element: Element | undefined,
  meanings: Record<string, string>,
): string | undefined => {
  const name = Object.keys(meanings).find((one) => isYes(element?.attributes[one]))
  return name === undefined ? undefined : meanings[name]
}

const heatings = {
  FUSSBODEN: 'underfloor',
  ZENTRAL: 'central',
  ETAGE: 'individual',
  FERN: 'collective',
  OFEN: 'stove',
}
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

export function priceIn(
  element: Element,
  isRent: boolean,
): { facts: FeedRecord['facts']; currency: string | undefined } {
  const price = (name: string) => textAt(element, 'preise', name)
  const currency =
    elementAt(element, 'preise', 'waehrung')?.attributes['iso_waehrung']?.toUpperCase() ?? ''
  if (currency && currency !== 'EUR') return { facts: { publishPrice: false }, currency }
  const isOnRequest = !isNotAsked(
    elementAt(element, 'preise', 'kaufpreis')?.attributes['auf_anfrage'],
  )
  const rent = price('kaltmiete') || price('nettokaltmiete') || price('warmmiete')
  const facts = isRent
    ? {
        price: rent,
        monthlyRent: rent,
        priceUnit: 'month',
        chargesRenter: price('nebenkosten'),
        deposit: price('kaution'),
      }
    : {
        price: price('kaufpreis') || price('kaufpreisbrutto'),
        priceUnit: 'total',
        chargesOwner: price('hausgeld'),
      }
  return {
    facts: { ...facts, publishPrice: !isOnRequest && Boolean(facts.price) },
    currency: undefined,
  }
}

const parked = (element: Element, ...kinds: string[]): string | undefined => {
  const numbers = kinds
    .map((kind) => Number(elementAt(element, 'preise', kind)?.attributes['anzahl'] ?? 0))
    .filter((one) => Number.isInteger(one) && one > 0)
  return numbers.length > 0 ? String(numbers.reduce((sum, one) => sum + one, 0)) : undefined
}

export function equipment(element: Element): FeedRecord['facts'] {
  const part = (name: string) => elementAt(element, 'ausstattung', name)
  const flags = { pool: 'swimmingpool', attic: 'dachboden' } as const
  return {
    ...Object.fromEntries(
      Object.entries(flags).flatMap(([fact, name]) =>
        isYes(part(name)?.text) ? [[fact, true]] : [],
      ),
    ),
    ...(part('unterkellert')?.attributes['keller'] === 'JA' && { cellar: true }),
    ...(part('moebliert')?.attributes['moeb'] === 'VOLL' && { furnished: true }),
    ...(isYes(part('fahrstuhl')?.attributes['PERSONEN']) && { lift: true }),
    ...(isYes(part('gartennutzung')?.text) && { garden: true }),
    ...(isYes(part('stellplatzart')?.attributes['GARAGE']) && { garage: true }),
    heating: chosen(part('heizungsart'), heatings),
    heatingSource: chosen(part('befeuerung'), sources),
    kitchen: chosen(part('kueche'), kitchens),
  }
}

export function rooms(element: Element): FeedRecord['facts'] {
  const area = (name: string) => textAt(element, 'flaechen', name)
  const isThere = (name: string) => Number(area(name)) > 0
  return {
    livingArea: area('wohnflaeche'),
    totalArea: area('gesamtflaeche') || area('nutzflaeche'),
    groundArea: area('grundstuecksflaeche'),
    gardenArea: area('gartenflaeche'),
    terraceArea: area('balkon_terrasse_flaeche'),
    officeArea: area('bueroflaeche'),
    storeArea: area('verkaufsflaeche') || area('ladenflaeche'),
    bedrooms: area('anzahl_schlafzimmer'),
    bathrooms: area('anzahl_badezimmer'),
    toilets: area('anzahl_sep_wc'),
    floor: textAt(element, 'geo', 'etage'),
    floors: textAt(element, 'geo', 'anzahl_etagen'),
    ...((isThere('anzahl_terrassen') || isThere('anzahl_balkone')) && { terrace: true }),
    garages: parked(element, 'stp_garage'),
    parkings: parked(element, 'stp_tiefgarage', 'stp_parkhaus', 'stp_duplex'),
    externalParkings: parked(element, 'stp_freiplatz', 'stp_carport'),
  }
}

/** OpenImmo has words for it too ("sofort"), which are told as not taken over. */
const dayIn = (text: string): string | undefined => (/\d{4}/.test(text) ? text : undefined)

/** A day that is told by a word. */
export function unreadDay(element: Element): LeftValue[] {
  const from = textAt(element, 'verwaltung_objekt', 'verfuegbar_ab')
  return from === '' || dayIn(from) ? [] : [{ path: 'verfuegbar_ab', value: from }]
}

const EQUIPMENT = 'ausstattung/'
const KNOWN_CHOICES = new RegExp(
  `@(?:${Object.keys({ ...heatings, ...sources, ...kitchens }).join('|')})$`,
)

/**
 * Equipment that a listing has and that is none of our facts, as words such as "kamin" or "kueche
 * INSEL". What is said beside yes and no stays a value that is not taken over.
 */
export function unknownEquipment(unread: readonly LeftValue[]): {
  features: LeftValue[]
  others: LeftValue[]
} {
  // A second heating or kitchen has words that we know: the listing has the first one.
  const isFeature = ({ path, value }: LeftValue) =>
    path.startsWith(EQUIPMENT) && !KNOWN_CHOICES.test(path) && isYes(value)
  return {
    features: unread
      .filter(isFeature)
      .map(({ path }) => ({
        path: 'ausstattung',
        value: path.slice(EQUIPMENT.length).replaceAll(/[/@]/g, ' '),
      })),
    others: unread.filter((one) => !isFeature(one)),
  }
}

export function condition(element: Element): FeedRecord['facts'] {
  const pass = elementAt(element, 'zustand_angaben', 'energiepass')
  const state = elementAt(element, 'zustand_angaben', 'zustand')?.attributes['zustand_art']
  return {
    constructionYear: textAt(element, 'zustand_angaben', 'baujahr'),
    renovationYear: textAt(element, 'zustand_angaben', 'letztemodernisierung'),
    // A word that is not known stays as it is: staff can give it a meaning.
    condition: conditions[state ?? ''] ?? state,
    epcLabel: pass && textAt(pass, 'wertklasse'),
    availableFrom: dayIn(textAt(element, 'verwaltung_objekt', 'verfuegbar_ab')),
    epcValue:
      pass && (textAt(pass, 'endenergiebedarf') || textAt(pass, 'energieverbrauchkennwert')),
    epcDate: pass && textAt(pass, 'ausstelldatum'),
  }
}

const sold: Record<string, string> = { VERKAUFT: 'sold' }

export function state(element: Element, isRent: boolean, isOver: boolean): Facts {
  const said =
    elementAt(element, 'zustand_angaben', 'verkaufstatus')?.attributes['stand']?.toUpperCase() ?? ''
  if (sold[said]) return { status: isRent ? 'rented' : 'sold', marquee: isRent ? 'rented' : 'sold' }
  return {
    status: isOver ? 'inactive' : 'active',
    ...(said === 'RESERVIERT' && { marquee: 'option' }),
  }
}
