/** Feeds and the specification count money in whole euros, written the Belgian-Dutch way in every language. */
const euros = new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** An amount as visitors read it. What is no finite number reads "NaN": visible, and nothing breaks. */
export function formatEuros(amount: number): string {
  return Number.isFinite(amount) ? euros.format(amount) : 'NaN'
}
