import type { ReactElement } from 'react'

export type CachedMarkupProps = {
  /** What is drawn. It never changes: what differs is another object. */
  of: object
  /** How it is drawn, where that differs. */
  as?: string | number
  children: ReactElement
}

/**
 * Content that follows from one object alone. In static parts its markup is written once and kept as
 * long as the object is in memory, the newest 200 ways to draw it: most cards of a list are on
 * many lists.
 */
export const CachedMarkup = ({ children }: CachedMarkupProps) => children
