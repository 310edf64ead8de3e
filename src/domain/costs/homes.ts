/** The property types (WebID) that people live in: house, apartment, studio. */
const HOMES: readonly number[] = [1, 2, 3]
export const INVESTMENT_TYPE = 5

export const isHome = (webId: number | undefined): boolean => webId !== undefined && HOMES.includes(webId)
