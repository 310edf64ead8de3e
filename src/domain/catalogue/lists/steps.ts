import type { EpcLabel, Goal } from '../vocabulary'

/** What the filters offer. Rents are asked by the month. */
export const priceSteps: Record<Goal, readonly number[]> = {
  sale: [
    100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000,
    750_000, 1_000_000, 1_500_000, 2_000_000,
  ],
  rent: [500, 600, 700, 800, 900, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 5000],
}
export const bedroomSteps = [1, 2, 3, 4, 5] as const
export const areaSteps = [50, 75, 100, 125, 150, 200, 250, 300, 500] as const

/** The letter of a label: a visitor who looks for B does not mind a plus or minus. */
export const epcLetters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
export type EpcLetter = (typeof epcLetters)[number]

export const epcLetterOf = (label: EpcLabel): EpcLetter | undefined =>
  epcLetters.find((letter) => label.startsWith(letter))
