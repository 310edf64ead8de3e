import type { ExpressionSpecification } from 'maplibre-gl'

export type Expression = ExpressionSpecification
type Value = string | number | boolean | Expression

// The types of the style language describe tuples of fixed length: lists that are put together need
// a cast. They are made here only.
const expression = (...parts: unknown[]): Expression => parts as Expression

export const get = (name: string): Expression => ['get', name]
export const has = (name: string): Expression => ['has', name]
export const not = (condition: Expression): Expression => ['!', condition]
export const equals = (value: Expression, other: string | number | boolean): Expression => [
  '==',
  value,
  other,
]
export const isOneOf = (value: Expression, others: readonly (string | number)[]): Expression => [
  'in',
  value,
  ['literal', [...others]],
]
export const all = (...conditions: Expression[]): Expression => expression('all', ...conditions)
export const firstOf = (...values: Value[]): Expression => expression('coalesce', ...values)

/** The entry of a table for a value, or what is used for all other values. */
export const match = (
  value: Expression,
  table: readonly (readonly [key: string | number | readonly (string | number)[], Value])[],
  otherwise: Value,
): Expression => expression('match', value, ...table.flat(), otherwise)

/** A colour between others: pictures are drawn without the types of the style. */
export const toColour = (hex: string): Expression => ['to-color', hex]

type Stops = readonly (readonly [zoom: number, value: Value])[]

/** A value that changes with the zoom in even steps. */
export const byZoom = (...stops: Stops): Expression =>
  expression('interpolate', ['linear'], ['zoom'], ...stops.flat())

/** A size that grows faster at close zooms, as roads do. */
export const growing = (...stops: Stops): Expression =>
  expression('interpolate', ['exponential', 1.5], ['zoom'], ...stops.flat())

/** How many metres a pixel shows at zoom 0, at the latitude of Belgium. */
const METRES_PER_PIXEL = 49_280
const pixels = (metres: Expression, zoom: number): Expression => [
  '/',
  metres,
  METRES_PER_PIXEL / 2 ** zoom,
]

/** The width of a line that is so many metres wide, and at least so many pixels when far away. */
export const metresWide = (metres: Expression, minPixels: number): Expression =>
  expression(
    'interpolate',
    ['exponential', 2],
    ['zoom'],
    9,
    ['max', minPixels, pixels(metres, 9)],
    14,
    ['max', minPixels * 2, pixels(metres, 14)],
    20,
    pixels(['max', metres, 4], 20),
  )
