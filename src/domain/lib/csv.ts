/** A table program runs a cell that begins like this. */
const FORMULA = /^[=+\-@\t\r]/
/** A number below zero begins like a formula and is none: a portal reads it as it stands. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/

const cell = (value: string): string => {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value
  return /[";\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** So table programs know the letters; semicolons, because a comma is a decimal sign here. */
const BOM = '\ufeff'

export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')

/** A table as a file that table programs open, and of which no cell does anything. */
export const csv = (rows: readonly (readonly string[])[]): string => BOM + csvLines(rows)
