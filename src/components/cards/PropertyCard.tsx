import { Heart, type HeartView } from '@/components/kept/Heart'
import type { PictureView } from '@/components/media/Picture'

import { Card, type CardFlag, type CardPlace } from './Card'
import { EpcBadge, type EpcBadgeView } from './EpcBadge'

export type PropertyCardView = {
  id: string
  href: string | undefined
  picture?: PictureView
  flag?: CardFlag
  heading: string
  epc?: EpcBadgeView
  place: string
  facts: string[]
  heart?: HeartView
}

/** A listing: its price, its energy label, where it is, and what it has. */
export function PropertyCard({ property: { epc, heart, href, ...rest }, ...place }: { property: PropertyCardView } & CardPlace) {
  return <Card {...rest} {...place} {...(href && { href })} {...(epc && { mark: <EpcBadge {...epc} /> })} {...(heart && { corner: <Heart {...heart} /> })} />
}
