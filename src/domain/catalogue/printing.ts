/**
 * With `no`, only a stored file is returned; where one would have to be made, the answer is 202.
 * The edge cache asks so first.
 */
export const PRINT_HEADER = 'x-hestia-print'

/**
 * Returns whether a file may be made for a request; allowed without the header, as when the server
 * runs without the front.
 */
export const mayPrint = (headers: { get: (name: string) => string | null }): boolean =>
  headers.get(PRINT_HEADER) !== 'no'

/** What can be printed of a listing, with the end of its file name. */
export const paperSuffixes = {
  brochure: '',
  cardA4: '-card-a4',
  cardA3: '-card-a3',
  letter: '-letter',
} as const
