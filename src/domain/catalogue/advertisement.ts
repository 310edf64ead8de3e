import { isBuilding, isHome, isInvestment } from './propertyKinds'

/** What makes an advertisement worth reading, beside what the law asks of it. */
const advertisementParts = ['pictures', 'texts', 'surface', 'rooms', 'plan', 'price'] as const
type AdvertisementPart = (typeof advertisementParts)[number]

type Count = number | null | undefined

/** What the rule looks at. Texts are counted in characters, by language. */
export type AdvertisementContent = {
  /** The WebID of the main type; undefined while it is not chosen. */
  type: number | undefined
  pictures: number
  plans: number
  texts: Readonly<Partial<Record<string, number>>>
  areas: { living?: Count; ground?: Count; other?: Count }
  bedrooms?: Count
  bathrooms?: Count
  price?: Count
  publishPrice?: boolean | null | undefined
}

export type AdvertisementGap = {
  part: AdvertisementPart
  /** The field of the form that fills the gap. */
  field: string
  /** How many are still missing of what is counted. */
  missing?: number
  /** The languages without a text. */
  languages?: string[]
}

const STUDIO = 3
/** Fewer pictures make visitors leave; a plot, a garage or a parking space needs less. */
const MIN_PICTURES = 5
const MIN_PICTURES_PLAIN = 2
/** A shorter text is a heading. */
export const MIN_TEXT_LENGTH = 80

const isFilled = (count: Count): boolean => typeof count === 'number' && count > 0

function surfaceGap({ type, areas }: AdvertisementContent): AdvertisementGap | undefined {
  if (isHome(type))
    return isFilled(areas.living) ? undefined : { part: 'surface', field: 'livingArea' }
  if (!isBuilding(type))
    return isFilled(areas.ground) ? undefined : { part: 'surface', field: 'groundArea' }
  const { living, ground, other } = areas
  return [living, ground, other].some(isFilled)
    ? undefined
    : { part: 'surface', field: 'totalArea' }
}

/** A studio has no bedroom, and an investment property is sold by its rent, not by its rooms. */
function roomsGap({
  type,
  bedrooms,
  bathrooms,
}: AdvertisementContent): AdvertisementGap | undefined {
  if (type !== STUDIO && !isFilled(bedrooms)) return { part: 'rooms', field: 'bedrooms' }
  return isFilled(bathrooms) ? undefined : { part: 'rooms', field: 'bathrooms' }
}

/** The parts that a property of this type has: a plot has no rooms and no plan. */
function partsOf(type: number | undefined): readonly AdvertisementPart[] {
  const hasRooms = isHome(type) && !isInvestment(type)
  return advertisementParts.filter((part) => {
    if (part === 'rooms') return hasRooms
    return part !== 'plan' || isHome(type)
  })
}

function gapOf(
  part: AdvertisementPart,
  content: AdvertisementContent,
  languages: readonly string[],
): AdvertisementGap | undefined {
  const { type, pictures, plans, texts, price, publishPrice } = content
  switch (part) {
    case 'pictures': {
      const wanted = isHome(type) ? MIN_PICTURES : MIN_PICTURES_PLAIN
      return pictures < wanted ? { part, field: 'pictures', missing: wanted - pictures } : undefined
    }
    case 'texts': {
      const empty = languages.filter((language) => (texts[language] ?? 0) < MIN_TEXT_LENGTH)
      return empty.length > 0 ? { part, field: 'description', languages: empty } : undefined
    }
    case 'surface':
      return surfaceGap(content)
    case 'rooms':
      return roomsGap(content)
    case 'plan':
      return plans > 0 ? undefined : { part, field: 'plans' }
    case 'price':
      // A hidden price is a decision of the owner, not a gap.
      return publishPrice === false || isFilled(price) ? undefined : { part, field: 'price' }
  }
}

/**
 * Returns what an advertisement lacks beside the law, and how complete it is in percent. Each part
 * counts the same; texts count by language.
 */
export function advertisementOf(
  content: AdvertisementContent,
  languages: readonly string[],
): { gaps: AdvertisementGap[]; completeness: number } {
  const parts = partsOf(content.type)
  const gaps = parts.flatMap((part) => gapOf(part, content, languages) ?? [])
  const lacking = gaps.reduce(
    (sum, gap) => sum + (gap.languages ? gap.languages.length / languages.length : 1),
    0,
  )
  return { gaps, completeness: Math.floor((1 - lacking / parts.length) * 100) }
}
