/**
 * How long a page waits after its map has loaded before it speaks to it, in milliseconds. Apart, so
 * that the page needs no zod.
 */
export const MESSAGE_DELAY_MS = 50
