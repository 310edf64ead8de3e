/** Whole thousands, parted all by the same sign; "1.5" and "0.500" are decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+|(?:\s\d{3})+|(?:['’]\d{3})+)$/

/**
 * Reads a whole number as people of every language write it: "600000", "600.000", "€ 600,000",
 * "600 000 €", "600’000". Returns undefined for anything else.
 */
export function readWholeNumber(text: string): number | undefined {
  const amount = text.replace('€', '').trim()
  return /^\d+$/.test(amount) || GROUPED.test(amount)
    ? Number(amount.replace(/\D/g, ''))
    : undefined
}
