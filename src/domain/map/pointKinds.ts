import type { MapFile } from './mapFile'
import type { PointKind } from './nearby'
import type { TileFeature } from './tileFeature'

type Properties = TileFeature['properties']
type PointLayers = {
  /** The layers that hold points. */
  layers: readonly string[]
  kindOf: (properties: Properties) => PointKind | undefined
}

const shops = ['supermarket', 'convenience', 'bakery', 'grocery', 'greengrocer', 'butcher']
const isShop = (value: unknown): boolean => typeof value === 'string' && shops.includes(value)

const known = ['station', 'school', 'shop', 'park'] as const
const same = (value: unknown): PointKind | undefined => known.find((kind) => kind === value)

/** How the files that the site can draw name stations, schools, shops and parks. */
export const pointLayers: Readonly<Record<MapFile['layers'], PointLayers>> = {
  hestia: { layers: ['points'], kindOf: ({ kind }) => same(kind) },
  protomaps: {
    layers: ['pois'],
    kindOf: ({ kind }) => (isShop(kind) ? 'shop' : kind === 'shop' ? undefined : same(kind)),
  },
  shortbread: {
    layers: ['pois', 'public_transport'],
    kindOf: ({ kind, amenity, shop, leisure }) =>
      isShop(shop)
        ? 'shop'
        : amenity === 'school'
          ? 'school'
          : leisure === 'park'
            ? 'park'
            : kind === 'station'
              ? 'station'
              : undefined,
  },
}
