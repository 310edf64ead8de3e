const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Returns whether a text from outside is an id as the database writes it. Anything else would fail
 * in a query.
 */
export const isUuid = (text: string): boolean => UUID.test(text)
