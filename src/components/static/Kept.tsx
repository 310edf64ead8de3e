import type { ReactElement } from 'react'

export type KeptProps = {
  /** What is drawn. It never changes: what differs is another object. */
  of: object
  /** How it is drawn, where that differs. */
  as?: string | number
  children: ReactElement
}

/**
 * Content that follows from one object alone. In static parts its markup is written once and kept as
 * long as the object is in memory: most cards of a list are on many lists.
 */
export const Kept = ({ children }: KeptProps) => children
