/** The event by which a script says that it put other cards on the page. */
export const CARDS_CHANGED = 'hestia:cards'
