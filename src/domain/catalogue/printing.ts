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
