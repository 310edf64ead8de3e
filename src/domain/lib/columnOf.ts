/** Returns the name of the column that holds a field of a collection, also one of a group: `meta.title`. */
export const columnOf = (field: string): string =>
  field.replaceAll('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
