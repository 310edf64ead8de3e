/**
 * A Flemish certificate number: date, unique code and version; since 2019 with the kind of building before the version,
 * such as RES, KNR or GD. A Brussels number has a group of digits there and carries no unique code.
 */
const certificate = /^\d{8}-(\d{1,10})-(?:[a-z]{2,4}-)?\d{1,8}$/i

/** The number of a Flemish certificate from before there was a unique code: digits alone. */
const oldCertificate = /^\d{8,}$/

/** Returns whether a certificate number has one of the shapes that Flemish numbers have or had. */
export const isFlemishCertificate = (number: string): boolean =>
  certificate.test(number.trim()) || oldCertificate.test(number.trim())

/**
 * The unique code (UC) that an advertisement may carry instead of the address: the second group of digits of a Flemish
 * EPC certificate number without leading zeros.
 */
export function uniqueCodeOf(certificateNumber: string): string | undefined {
  const digits = certificate.exec(certificateNumber.trim())?.[1]
  return digits?.replace(/^0+(?=\d)/, '')
}
