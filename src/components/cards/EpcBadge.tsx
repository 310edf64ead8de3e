import type { EpcLabel } from '@/domain/catalogue/vocabulary'

import { epcColour } from './epcColours'

export type EpcBadgeView = { label: EpcLabel; name: string; title: string }

/** The arrow-shaped badge with an energy label. */
export function EpcBadge({ label, name, title }: EpcBadgeView) {
  return (
    <span
      className="inline-grid place-items-center py-1.5 pr-3.5 pl-2.5 font-sans text-[0.78rem] leading-none font-bold text-white"
      style={{
        background: epcColour(label),
        printColorAdjust: 'exact',
        forcedColorAdjust: 'none',
        clipPath: 'polygon(0 0, 78% 0, 100% 50%, 78% 100%, 0 100%)',
      }}
      title={title}
    >
      <span className="sr-only">{title} </span>
      {name}
    </span>
  )
}
