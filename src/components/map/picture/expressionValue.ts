import {
  Color,
  createExpression,
  featureFilter,
  isExpression,
} from '@maplibre/maplibre-gl-style-spec'
import type { FilterSpecification } from 'maplibre-gl'

import type { TileFeature } from '@/domain/map/tileFeature'

type Subject = Pick<TileFeature, 'type' | 'properties'>
const subjectOf = ({ type, properties }: Subject) => ({ type, properties })

/** Returns a function that gives the value of a property of the style for a feature. */
export function valueAt(value: unknown, zoom: number): (feature: Subject) => unknown {
  if (!isExpression(value)) return () => value
  const parsed = createExpression(value, 'picture')
  if (parsed.result === 'error') throw new Error(`The style cannot be drawn: ${parsed.value[0]}`)
  return (feature) => parsed.value.evaluate({ zoom }, subjectOf(feature))
}

/** Returns a function that says whether a layer of the style shows a feature. */
export function filterAt(
  filter: FilterSpecification | undefined,
  zoom: number,
): (feature: Subject) => boolean {
  const parsed = featureFilter(filter, 'picture')
  return (feature) => parsed.filter({ zoom }, subjectOf(feature))
}

export const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

const hex = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')

/** A colour as SVG writes it: of the style, or the one that it calculates between two. */
export const toColour = (value: unknown): string =>
  value instanceof Color ? `#${hex(value.r)}${hex(value.g)}${hex(value.b)}` : toText(value)
