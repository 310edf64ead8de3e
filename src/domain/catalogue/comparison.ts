/**
 * The end of the common scale for all regions, in kWh/m² a year: every regional scale has reached
 * its last label before.
 */
export const ENERGY_SCALE_END = 600
export const energyScaleMarks = [0, 100, 200, 300, 400, 500, 600] as const

/** Returns the position of a value on the scale, in percent. */
export const shareOnScale = (value: number): number =>
  Math.round((Math.min(Math.max(value, 0), ENERGY_SCALE_END) / ENERGY_SCALE_END) * 100)

/** Returns whether listings differ in a fact; a missing value differs from any other. */
export const differ = (values: readonly (string | undefined)[]): boolean => new Set(values).size > 1
