import { keysOf, lexicon, typeKinds, type TypeKind } from '@/domain/catalogue/search/lexicon'
import type { Goal } from '@/domain/catalogue/vocabulary'
import { factNames, factKindOf, type FeedFact } from '@/domain/feeds/facts'
import { foldHeading, tableColumns, type TableColumn, type TableWords } from '@/domain/feeds/table'
import { locales } from '@/i18n/locales'
import { factName, optionName } from '@/i18n/translate'

/** Headings of other programs and earlier names, beside the names of our facts in four languages. */
const otherHeadings: Partial<Record<TableColumn, readonly string[]>> = {
  key: ['key', 'id', 'ID', 'externalid', 'sleutel', 'clé', 'Schlüssel', 'objektnr'],
  type: ['type', 'soort', 'Art', 'Objektart', 'genre'],
  goal: ['transactie', 'transaction', 'Vermarktungsart'],
  country: ['land', 'pays', 'country', 'Land'],
  zip: ['postcode', 'code postal', 'zip', 'postal code', 'PLZ', 'Postleitzahl'],
  city: [
    'gemeente',
    'stad',
    'plaats',
    'commune',
    'ville',
    'localité',
    'city',
    'town',
    'Ort',
    'Gemeinde',
    'Stadt',
  ],
  street: ['straat', 'rue', 'street', 'Straße', 'Strasse'],
  houseNumber: ['huisnummer', 'nummer', 'numéro', 'house number', 'Hausnummer'],
  boxNumber: ['bus', 'busnummer', 'boîte', 'box', 'Briefkasten'],
  status: ['status', 'statut', 'Status'],
  deposit: ['Mietkaution', 'Kaution'],
  agencyCost: ['frais d’agence', 'Agenturkosten'],
  inventoryCost: ['Kosten der Bestandsaufnahme'],
  registrationRight: ['Registrierungsgebühr'],
  epcValue: ['EPC (kWh/m² pro Jahr)'],
  permit: ['Baugenehmigung'],
  floors: ['aantal verdiepingen', 'nombre d’étages', 'Anzahl der Etagen'],
  frame: ['raamkozijnen'],
  vatRegime: ['btw-stelsel', 'régime TVA', 'VAT regime', 'Mehrwertsteuerregelung'],
  latitude: ['lat', 'breedtegraad', 'Breitengrad'],
  longitude: ['lng', 'lon', 'lengtegraad', 'Längengrad'],
  pictures: ['fotos', 'foto’s', 'photos', 'images', 'pictures', 'Bilder'],
  plans: ['plannen', 'plans', 'Grundrisse'],
  title_nl: ['titel', 'titel nl'],
  title_fr: ['titre', 'titre fr'],
  title_en: ['title', 'title en'],
  title_de: ['titel de'],
  description_nl: ['omschrijving', 'beschrijving', 'omschrijving nl'],
  description_fr: ['description fr'],
  description_en: ['description', 'description en'],
  description_de: ['beschreibung', 'beschreibung de'],
}

const isFact = (column: TableColumn): column is FeedFact =>
  factNames.some((name) => name === column)

const headingsOf = (column: TableColumn): string[] => [
  column,
  ...(isFact(column)
    ? locales.map(
        (locale) =>
          (factName as (locale: string, fact: string) => string | undefined)(locale, column) ?? '',
      )
    : []),
  ...(otherHeadings[column] ?? []),
]

/** The first column with a heading gets it: "floor" and "floor of the unit" share a name. */
const columns = new Map<string, TableColumn>()
for (const column of tableColumns) {
  for (const spelling of headingsOf(column).map(foldHeading))
    if (spelling && !columns.has(spelling)) columns.set(spelling, column)
}

/** A name with its signs: "A+" is another label than "A". */
const withSigns = (text: string): string => text.trim().toLowerCase()

const options = new Map<string, string>()
/** The same without signs and accents; what several options are called like that is none of them. */
const foldedOptions = new Map<string, string | undefined>()
for (const fact of factNames) {
  const kind = factKindOf(fact)
  if (kind.is !== 'choice') continue
  const vocabulary = kind.vocabulary ?? fact
  for (const name of kind.of) {
    for (const label of [name, ...locales.map((locale) => optionName(locale, vocabulary, name))]) {
      const key = `${vocabulary} ${withSigns(label)}`
      if (!options.has(key)) options.set(key, name)
      const folded = `${vocabulary} ${foldHeading(label)}`
      const isShared = foldedOptions.has(folded) && foldedOptions.get(folded) !== name
      foldedOptions.set(folded, isShared ? undefined : name)
    }
  }
}

/** The one value of this kind that a phrase has in the search. */
function valueOf(kind: 'goal' | 'type', phrase: string): Goal | TypeKind | undefined {
  const senses = keysOf(phrase).flatMap((key) => lexicon.get(key) ?? [])
  const values = new Set(
    senses.flatMap((sense) =>
      sense.kind === kind && (sense.kind === 'goal' || sense.kind === 'type') ? [sense.value] : [],
    ),
  )
  return values.size === 1 ? [...values][0] : undefined
}

/** The goal in the words of the search, or as the CRM of agencies numbers it: 0 is for sale. */
function goalNamed(text: string): string | undefined {
  if (/^\d+$/.test(text)) return Number(text) === 0 ? 'sale' : 'rent'
  return valueOf('goal', text)
}

/** The type in the words of the search, such as a villa, by its number. */
function kindNamed(text: string): number | undefined {
  const kind = valueOf('type', text)
  const at = typeKinds.findIndex((one) => one === kind)
  return at < 0 ? undefined : at + 1
}

/**
 * Returns the words by which a table is read, in every language of the site. `types` holds the
 * types of the agency.
 */
export function tableWords(types: ReadonlyMap<string, number>): TableWords {
  const numbers = new Set(types.values())
  const known = (number: number | undefined) =>
    number !== undefined && numbers.has(number) ? number : undefined
  return {
    columns,
    options: (vocabulary, name) =>
      options.get(`${vocabulary} ${withSigns(name)}`) ??
      foldedOptions.get(`${vocabulary} ${foldHeading(name)}`) ??
      (vocabulary === 'goal' ? goalNamed(name.trim()) : undefined),
    types: (name) => types.get(foldHeading(name)) ?? known(kindNamed(name)),
  }
}
