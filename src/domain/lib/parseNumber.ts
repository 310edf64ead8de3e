/**
 * A number as programs and people write it: 1250.5, 1.250,50, 1,250.50, € 1 250. One sign before
 * three digits parts thousands.
 */
export function parseNumber(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f€']|EUR|m²|kWh/gi, '')
  if (!/^[+-]?[\d.,]+$/.test(bare)) return undefined
  const sign = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const both = bare.includes('.') && bare.includes(',')
  const marks = bare.replace(/[^.,]/g, '')
  const isDecimal =
    sign >= 0 &&
    (both
      ? marks.indexOf(bare.charAt(sign)) === marks.length - 1
      : marks.length === 1 && !/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare))
  const whole = (isDecimal ? bare.slice(0, sign) : bare).replace(/[.,]/g, '')
  const value = Number(isDecimal ? `${whole}.${bare.slice(sign + 1)}` : whole)
  return Number.isFinite(value) && /\d/.test(whole + bare) ? value : undefined
}
