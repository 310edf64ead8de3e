import { useEffect, useRef } from 'react'

import { ListingRow } from './ListingRow'
import { MapButton } from './MapButton'
import type { Mark, MapWords } from './types'

type Props = { mark: Mark; ignored: readonly number[]; words: MapWords; onClose: () => void }

/** The card of the selected mark. Several listings at one place are listed below each other. */
export function PickedCard({ mark, ignored, words, onClose }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [mark.key])
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={words.view}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute right-3 bottom-7 left-3 z-20 max-h-[62%] max-w-96 overflow-y-auto rounded-(--radius-base) border border-sand bg-card py-4 pr-14 pl-4 outline-none"
    >
      <MapButton
        className="absolute top-2 right-2"
        icon="close"
        name={words.close}
        onPress={onClose}
      />
      <ul className="grid gap-4">
        {mark.items.map((point) => (
          <li key={point.reference}>
            <ListingRow point={point} ignored={ignored} words={words} />
          </li>
        ))}
      </ul>
    </div>
  )
}
