const digitsIn = (text: string): string => text.replace(/[\s.-]/g, '')

/** The last two digits of a Belgian company number follow from the first eight. */
const hasCheckDigits = (digits: string): boolean =>
  97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))

/** Whether a text is a Belgian company number, such as 0403.170.701. */
export function isCompanyNumber(text: string): boolean {
  const digits = digitsIn(text)
  return /^[01]\d{9}$/.test(digits) && hasCheckDigits(digits)
}

/** Whether a text is a Belgian VAT number: BE and the company number. */
export const isVatNumber = (text: string): boolean => {
  const plain = digitsIn(text).toUpperCase()
  return plain.startsWith('BE') && isCompanyNumber(plain.slice(2))
}

/** Whether a text can be a number of the institute of estate agents (BIV, IPI): six digits. */
export const isAgentNumber = (text: string): boolean => /^\d{6}$/.test(digitsIn(text))
