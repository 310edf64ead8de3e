/** The address that tells open pages in development when the script of an island has changed. */
export const ISLAND_CHANGES = '/_next/islands'

/** The socket by which Next tells in development that what it draws has changed. */
export const NEXT_CHANGES = '/_next/hmr'
