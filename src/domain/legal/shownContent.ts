import { z } from '../lib/zodWithoutEval'
import { regionOf } from '../catalogue/regions'
import type { Advertised } from './advertised'
import { advertisedShape } from './advertisedShape'
import { textIn } from './promise'
import { wordsOf } from './writtenTexts'

const text = z.string().optional().catch(undefined)
const inLanguages = z.record(z.string(), z.string()).optional().catch(undefined)
const picture = z.object({ file: text, origin: text, alt: inLanguages })
const pictures = z.array(picture).optional().catch(undefined)
const writtenTexts = z.object({
  title: text,
  typeDescription: text,
  // A text that was left empty is not in the record: without this the others would be lost with it.
  description: z.unknown().optional(),
  availability: text,
  priceUnitText: text,
  // What search engines and shared links show.
  metaTitle: text,
  metaDescription: text,
})

/** What the record of a shown advertisement holds. Facts of the table stand in it under their names. */
export const shownContent = z.looseObject({
  ...advertisedShape,
  // A box that is not ticked is left out of the record.
  publishPrice: z.boolean().optional().catch(undefined),
  publishAddress: z.boolean().optional().catch(undefined),
  status: text,
  banner: text,
  // Of a project, whose units have prices of their own.
  priceMin: z.number().optional().catch(undefined),
  priceMax: z.number().optional().catch(undefined),
  floodZone: text,
  epcProfile: advertisedShape.epcProfile,
  type: z.object({ webId: z.number(), name: inLanguages }).optional().catch(undefined),
  place: z.object({ zip: text, country: text, name: inLanguages }).optional().catch(undefined),
  texts: z.record(z.string(), writtenTexts).optional().catch(undefined),
  pictures,
  plans: pictures,
  publishedAnyway: z
    .object({ reason: text, gaps: text, at: text, by: text })
    .optional()
    .catch(undefined),
})
export type ShownContent = z.infer<typeof shownContent>

/** Every text of an advertisement in every language it was shown in. */
const shownWords = ({ texts = {}, epcLabelText }: ShownContent): string =>
  wordsOf(
    [...Object.values(texts).flatMap((written) => Object.values(written)), epcLabelText]
      .map((value) => ({ text: textIn(value) }))
      .filter(({ text: words }) => words !== ''),
  )

/** The record as the rules of the law look at an advertisement. */
export const advertisedOf = (content: ShownContent): Advertised => {
  const { place, type, publishPrice, publishAddress } = content
  const region = place?.country === 'be' ? regionOf(place.zip ?? '') : undefined
  return {
    ...content,
    publishPrice: publishPrice === true,
    publishAddress: publishAddress === true,
    floodZone: undefined,
    region,
    type: type?.webId,
    words: shownWords(content),
  }
}
