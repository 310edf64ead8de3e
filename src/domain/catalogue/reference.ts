/** A reference of a listing as addresses write it: a whole number without leading zeros. */
export const REFERENCE = /^[1-9]\d{0,8}$/

export const isReference = (text: string): boolean => REFERENCE.test(text)

/** Whether the last part of a path is a reference: the page of every listing ends in its own. */
export const endsInReference = (path: string): boolean => isReference(path.split('/').at(-2) ?? '')
