import { energyLabel, printedLabels } from '@/domain/catalogue/certificate'
import { homeCountry } from '@/domain/catalogue/countries'
import {
  feedLanguages,
  type FeedLanguage,
  type Listing,
  type Place,
  type Texts,
} from '@/domain/feeds/listing'
import { keepHidden } from '@/domain/feeds/permissions'
import { correctPoint } from '@/domain/feeds/point'
import type { Reason, RowNote, RowRefusal } from '@/domain/feeds/reasons'
import type { Advertised } from '@/domain/legal/advertised'
import { complianceOf, type Compliance } from '@/domain/legal/compliance'
import { regionOf } from '@/domain/catalogue/regions'
import { uniqueCodeOf } from '@/domain/catalogue/uniqueCode'
import { epcLabels, type EpcLabel, type Region } from '@/domain/catalogue/vocabulary'
import { typeInTown } from '@/i18n/places'
import { optionName } from '@/i18n/translate'

import { advertisedOf } from './offer'
import type { FeedRecord } from './records'
import { mayBeNew, type City, type Vocabulary, type Type } from './vocabulary'

type Resolved = {
  record: FeedRecord
  notes: Reason<RowNote>[]
  advertised: Advertised
  compliance: Compliance
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const asLabel = (value: unknown, labels: readonly EpcLabel[]) => labels.find((one) => one === value)

/** Titles a listing without a title by its type and city. */
function titleOf({ title, place }: Listing, type: Type, city: City | undefined): Texts {
  const anyTitle = title.nl ?? title.en ?? title.fr ?? title.de
  const generatedTitle = (language: FeedLanguage): string => {
    const cityName = city?.names[language] ?? city?.names.nl ?? place.name
    const typeName = type.names[language] ?? type.names.nl ?? ''
    return cityName ? typeInTown(typeName, cityName, language) : typeName
  }
  return Object.fromEntries(
    feedLanguages.map((language) => [
      language,
      title[language] ?? (anyTitle && language === 'nl' ? anyTitle : generatedTitle(language)),
    ]),
  )
}

type Facts = Listing['facts']
type Corrected = { facts: Facts; notes: Reason<RowNote>[] }

/**
 * Drops facts that cannot be right for the place, derives the energy label and the code of the
 * certificate, and keeps hidden what was.
 */
function correctFacts(
  { facts: listed, type }: Listing,
  place: Place,
  region: Region | undefined,
  before: Facts | undefined,
): Corrected {
  const { facts: permitted, notes: hiddenNotes } = keepHidden(listed, before)
  const { facts: placed, notes: pointNotes } = correctPoint(permitted, place)
  const facts = { ...placed }
  const notes = [...hiddenNotes, ...pointNotes]
  // No feed says which scale a certificate has: its label and its day do.
  const certificate = {
    type,
    epcLabel: epcLabels.find((label) => label === facts.epcLabel),
    epcDate: textOf(facts.epcDate),
    epcCertificate: textOf(facts.epcCertificate),
  }
  const labels = region && printedLabels({ region, ...certificate })
  if (labels && facts.epcLabel && !asLabel(facts.epcLabel, labels)) {
    notes.push({
      code: 'otherRegion',
      facts: ['epcLabel'],
      text: optionName('nl', 'epcLabel', String(facts.epcLabel)),
    })
    delete facts.epcLabel
  }
  const epcValue = Number(facts.epcValue ?? NaN)
  const label = energyLabel({ ...certificate, epcValue, region })?.computed
  if (!facts.epcLabel && label) {
    facts.epcLabel = label
    notes.push({
      code: 'guessedLabel',
      facts: ['epcLabel'],
      text: `${facts.epcValue} → ${optionName('nl', 'epcLabel', label)}`,
    })
  }
  const code = certificate.epcCertificate && uniqueCodeOf(certificate.epcCertificate)
  if (!facts.uniqueCode && code) facts.uniqueCode = code
  return { facts, notes }
}

/** Turns a listing of a feed into a record of this site, by the rules that hold for a save in the studio. `before` is what its feed brought last. */
export function resolve(
  listing: Listing,
  vocabulary: Vocabulary,
  today: Date,
  before: FeedRecord | null,
): Resolved | { refused: Reason<RowRefusal> } {
  const { place, description, pictures, plans } = listing
  const type = vocabulary.types.get(listing.type)
  if (!type) return { refused: { code: 'noType', text: String(listing.type) } }
  const city = vocabulary.cityOf(place)
  const placeText = [place.zip, place.name].filter(Boolean).join(' ')
  // A new listing without a place becomes a draft; one that had a place does not lose it.
  if (!placeText && before?.facts.city !== undefined) return { refused: { code: 'noPlace' } }
  if (placeText && !city && !mayBeNew(place))
    return { refused: { code: 'unknownPlace', text: placeText } }

  const region = place.country === homeCountry ? regionOf(city?.zip ?? place.zip) : undefined
  const { facts, notes: factNotes } = correctFacts(
    listing,
    { ...place, zip: city?.zip ?? place.zip },
    region,
    before?.facts,
  )
  const title = titleOf(listing, type, city)
  const content = { facts, title, description }
  const advertised = advertisedOf(content, { region, type: listing.type }, vocabulary)
  const compliance = complianceOf(advertised, today)
  const placeNote: Reason<RowNote> = placeText
    ? { code: 'newPlace', text: placeText }
    : { code: 'nowhere' }
  const untitled = feedLanguages.filter((language) => !listing.title[language])
  const notes: Reason<RowNote>[] = [
    ...(city ? [] : [placeNote]),
    ...factNotes,
    ...(untitled.length > 0 ? [{ code: 'guessedTitle' as const, text: untitled.join(', ') }] : []),
  ]
  if (compliance.gaps.length > 0) notes.push({ code: 'incomplete', statements: compliance.gaps })
  const record: FeedRecord = {
    facts: { ...facts, mainType: type.id, ...(city && { city: city.id }) },
    title,
    description,
    pictures,
    plans,
    ...(listing.project && { project: listing.project }),
  }
  return { record, notes, advertised, compliance }
}
