import { savedMark } from '@/domain/catalogue/savedListings'

import { SaveButton } from './SaveButton'
import { HEART_ID } from './HeartSymbol'

export type HeartView = { reference: number; label: string }

/** The heart on a card, above the link that covers the card. */
export function Heart({ reference, label }: HeartView) {
  return (
    <SaveButton mark={savedMark('favourites', reference)} label={label} className="heart">
      <svg aria-hidden="true">
        <use href={`#${HEART_ID}`} />
      </svg>
    </SaveButton>
  )
}
