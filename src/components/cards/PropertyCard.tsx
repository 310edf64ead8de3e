import { SaveMarks, type SaveView } from '@/components/saved/SaveMarks'
import type { PictureView } from '@/components/media/Picture'

import { Card, type CardFlag, type CardPosition } from './Card'
import { EpcBadge, type EpcBadgeView } from './EpcBadge'

export type PropertyCardView = {
  id: string
  href: string | undefined
  picture?: PictureView
  flag?: CardFlag
  heading: string
  epc?: EpcBadgeView
  /** Its type and town. */
  place: string
  /** Its own title, and its street and town. */
  title?: string
  where?: string
  /** Its number, by which the map beside a list finds the card. */
  listing?: number
  /** The addresses of further pictures, which are loaded when the visitor looks for them. */
  more?: readonly string[]
  facts: string[]
  saves?: SaveView
}

/** The card of a listing: its price, energy label, place and facts. */
export function PropertyCard({
  property: { epc, saves, href, ...rest },
  ...place
}: { property: PropertyCardView; text?: string; agent?: string; isRow?: boolean } & CardPosition) {
  return (
    <Card
      {...rest}
      {...place}
      {...(href && { href })}
      {...(epc && { mark: <EpcBadge {...epc} /> })}
      {...(saves && { corner: <SaveMarks {...saves} /> })}
    />
  )
}
