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

/**
 * A phone number as it can be called from every country: that of Belgium with its code for the 0, a
 * 00 as a plus. What is neither, such as 112, stays as it was written.
 */
export function internationalPhone(phone: string): string {
  const written = phone.trim()
  const [, abroad] = /^00([1-9].*)$/s.exec(written) ?? []
  if (abroad !== undefined) return `+${abroad}`
  const digits = written.replace(/\D/g, '')
  const isBelgian =
    /^0[1-9][\d\s./-]*$/.test(written) && (digits.length === 9 || digits.length === 10)
  return isBelgian ? `+32 ${formatPhone(written).slice(1)}` : formatPhone(phone)
}
