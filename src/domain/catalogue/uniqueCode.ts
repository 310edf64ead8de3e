/** A Flemish certificate number: date, unique code and version. */
const certificate = /^\d{8}-(\d{1,10})-\d{1,8}$/

/**
 * The unique code (UC) that an advertisement may carry instead of the address: the second group of digits of a Flemish
 * EPC certificate number without leading zeros.
 */
export function uniqueCodeOf(certificateNumber: string): string | undefined {
  const digits = certificate.exec(certificateNumber.trim())?.[1]
  return digits?.replace(/^0+(?=\d)/, '')
}
