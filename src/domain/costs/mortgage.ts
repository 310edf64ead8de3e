/**
 * The rate of a month that comes to the given rate (in percent) over a year, as Belgian lenders
 * count it.
 */
export const monthlyRate = (yearlyPercent: number): number =>
  (1 + yearlyPercent / 100) ** (1 / 12) - 1

/** What is paid back every month on a loan with a fixed rate, the same until the end. */
export function instalment(loan: number, yearlyPercent: number, years: number): number {
  const rate = monthlyRate(yearlyPercent)
  const months = years * 12
  return rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months)
}

/** All interest paid until the loan is paid back. */
export const totalInterest = (loan: number, yearlyPercent: number, years: number): number =>
  instalment(loan, yearlyPercent, years) * years * 12 - loan
