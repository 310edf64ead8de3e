import type { AdvertisementContent } from '@/domain/catalogue/advertisement'
import { goals } from '@/domain/catalogue/vocabulary'
import { optionalNumber } from '@/domain/legal/advertisedShape'
import { z } from '@/domain/lib/zodWithoutEval'

const count = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.length)

const contentShape = z.object({
  goal: z.enum(goals).catch('sale'),
  pictures: count,
  plans: count,
  livingArea: optionalNumber,
  groundArea: optionalNumber,
  totalArea: optionalNumber,
  officeArea: optionalNumber,
  storeArea: optionalNumber,
  bedrooms: optionalNumber,
  bathrooms: optionalNumber,
  price: optionalNumber,
  monthlyRent: optionalNumber,
  publishPrice: z.boolean().catch(true),
})

/** Reads what the completeness of an advertisement looks at from a form or a document. */
export function advertisementContent(
  values: Record<string, unknown>,
  type: number | undefined,
  texts: AdvertisementContent['texts'],
): AdvertisementContent {
  const { goal, livingArea, groundArea, totalArea, officeArea, storeArea, monthlyRent, ...rest } =
    contentShape.parse(values)
  return {
    ...rest,
    type,
    texts,
    areas: { living: livingArea, ground: groundArea, other: totalArea ?? officeArea ?? storeArea },
    price: goal === 'rent' ? (monthlyRent ?? rest.price) : rest.price,
  }
}
