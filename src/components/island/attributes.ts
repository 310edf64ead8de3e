/** The address to which browsers report that an island failed; its name follows. */
export const PROBLEM_PATH = '/api/problems/'

/** The event of the window after which the loader starts islands that came into the page. */
export const ISLANDS_ADDED = 'hestia-islands'

/** When the script of an island is loaded. A touch wakes every island. */
export type Wake =
  /** When the visitor points at it, presses it or moves the focus into it. */
  | 'touch'
  /** When it comes into view. */
  | 'seen'
  /** When the page is complete and the browser has nothing else to do. */
  | 'idle'
  /** As soon as the document is read, in view or not: for what is the whole of its document. */
  | 'ready'

/**
 * Marks an element whose links, buttons and forms the script of an island handles. A press or a
 * submit before that script has started is held and repeated then.
 */
export const pressesFor = (island: string) => ({ 'data-presses-for': island })
