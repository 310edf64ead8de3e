import { Heart } from 'lucide'
import { createElement } from 'react'

export const HEART = 'heart'

/** Drawn once a page: a list has a heart on every card. */
export function Signs() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id={HEART} viewBox="0 0 24 24">
        {Heart.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
      </symbol>
    </svg>
  )
}
