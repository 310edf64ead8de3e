/** Numbers are written the Belgian-Dutch way in every language, as prices are. */
const numbers = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 })

/** A number as visitors read it; "NaN" when it is none, like an amount. */
export const formatNumber = (value: number): string => (Number.isFinite(value) ? numbers.format(value) : 'NaN')
