import type { Listing } from '@/domain/feeds/listing'
import type { Advertised } from '@/domain/legal/advertised'
import { isOtherOffer, refusedOfFeed } from '@/domain/legal/compliance'
import type { LegalStatement } from '@/domain/legal/required'

import type { FeedRecord } from './records'
import type { Vocabulary } from './vocabulary'

type Content = Pick<FeedRecord, 'title' | 'description'> & { facts: Listing['facts'] }

/** What a feed brings of a listing as the advertisement that the law looks at, as in the studio. */
export function advertisedOf(
  { facts, title, description }: Content,
  of: Pick<Advertised, 'region' | 'type'>,
  { excludingWords }: Pick<Vocabulary, 'excludingWords'>,
): Advertised {
  return {
    ...facts,
    publishPrice: facts.publishPrice ?? true,
    publishAddress: facts.publishAddress ?? true,
    ...of,
    words: [...Object.values(title), ...Object.values(description)].join('. '),
    excludingWords,
  } as Advertised
}

/**
 * How a listing changes for the law: whether it is another offer than its feed brought before, and
 * what keeps it off the site that it lacks.
 */
export type OfferChange = { isOther: boolean; refused: readonly LegalStatement[] }

export const sameOffer: OfferChange = { isOther: false, refused: [] }

/** Compares an advertisement with what its feed brought before. */
export function offerChange(
  before: FeedRecord | null,
  ad: Advertised,
  vocabulary: Vocabulary,
  today: Date,
): OfferChange {
  // Not of a feed: what staff made by hand is saved by the rules of the studio.
  if (before?.facts.goal === undefined) return sameOffer
  const { mainType, city } = before.facts
  const type = [...vocabulary.types.values()].find(({ id }) => id === mainType)?.webId
  const live = advertisedOf(before, { region: vocabulary.regionOfCity(city), type }, vocabulary)
  return { isOther: isOtherOffer(ad, live), refused: refusedOfFeed(ad, live, today) }
}
