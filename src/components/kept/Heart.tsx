import { keptMark } from '@/domain/kept'

import { KeepButton } from './KeepButton'
import { HEART } from './Signs'

export type HeartView = { reference: number; label: string }

/** The heart on the picture of a card, above the link that covers the card. */
export function Heart({ reference, label }: HeartView) {
  return (
    <KeepButton mark={keptMark('favourites', reference)} label={label} className="heart">
      <svg aria-hidden="true">
        <use href={`#${HEART}`} />
      </svg>
    </KeepButton>
  )
}
