/** The most numbers that one house has: "2-400" is no house. */
const MAX_NUMBERS = 40

/** A number with its letter: 12, 12a, 12/3. */
const foldNumber = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '')

/** The number of a house without its letter or box. */
export const wholeNumberOf = (text: string): number | undefined => {
  const [digits] = /^\d{1,5}/.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** The numbers of one side of a street between two. */
function between(first: number, last: number): string[] {
  if (last <= first || (last - first) / 2 > MAX_NUMBERS) return [String(first), String(last)]
  const step = (last - first) % 2 === 0 ? 2 : 1
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) =>
    String(first + index * step),
  )
}

/** All numbers that a house has: "12-16" has 12, 14 and 16, "3;5" has two. */
function numbersOf(text: string): string[] {
  const parts = text.split(/[;,+&]/).map(foldNumber)
  return parts.flatMap((part) => {
    const [, first, last] = /^(\d{1,5})[-–](\d{1,5})$/.exec(part) ?? []
    return first && last ? [part, ...between(Number(first), Number(last))] : [part]
  })
}

/** Whether a house of these numbers is the one asked for. */
export const isSameNumber = (wanted: string, given: string): boolean => {
  const numbers = numbersOf(given)
  return numbersOf(wanted).some((number) => numbers.includes(number))
}
