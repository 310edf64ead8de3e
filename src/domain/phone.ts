const groups: Partial<Record<number, readonly number[]>> = { 10: [4, 2, 2, 2], 9: [3, 2, 2, 2] }

/**
 * A phone number as visitors read it: ten digits as 4-2-2-2, nine as 3-2-2-2, everything else as it was written. A
 * number with blanks in it has been grouped by someone who knows its area code, so it stays.
 */
export function formatPhone(phone: string): string {
  const digits = phone.trim().replace(/[./-]/g, '')
  const sizes = /^\d+$/.test(digits) ? groups[digits.length] : undefined
  if (!sizes) return phone
  let from = 0
  return sizes.map((size) => digits.slice(from, (from += size))).join(' ')
}
