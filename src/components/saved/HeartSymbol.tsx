import { Heart } from 'lucide'
import { createElement } from 'react'

export const HEART_ID = 'heart'

/** Defines the heart once per page: a list has one on every card. */
export function HeartSymbol() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id={HEART_ID} viewBox="0 0 24 24">
        {Heart.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
      </symbol>
    </svg>
  )
}
