import type { Country } from './countries'

type Range = readonly [min: number, max: number]

const latitudes: Range = [-90, 90]
const longitudes: Range = [-180, 180]

/** The smallest box around a country. It also catches the usual mistake: latitude and longitude swapped. */
const boxes: Partial<Record<Country, { latitude: Range; longitude: Range }>> = {
  be: { latitude: [49.49, 51.51], longitude: [2.54, 6.41] },
  lu: { latitude: [49.44, 50.19], longitude: [5.73, 6.54] },
}

const within = (value: number, [min, max]: Range) => value >= min && value <= max

/** Whether one coordinate can lie in the country; for a country without a box, whether it lies on earth. */
export function liesIn(country: Country | undefined, axis: 'latitude' | 'longitude', value: number): boolean {
  const box = country && boxes[country]
  return within(value, box ? box[axis] : axis === 'latitude' ? latitudes : longitudes)
}
