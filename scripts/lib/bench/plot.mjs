import { LINE, MARGIN, text } from './svg.mjs'

export const WIDTH = 760
/** Where a plot begins, below its title. */
export const TOP = MARGIN + 2 * LINE
export const NOT_MEASURED = 'not measured'

export const isNumber = (value) => typeof value === 'number' && Number.isFinite(value)

/** The line below a plot: when and where it was measured. */
export const footOf = (measured, bottom) => text(measured, { x: MARGIN, y: bottom, look: 'soft' })
