import type { MapFile } from '../mapFile'
import type { TileFeature } from '../tileFeature'

type AddressLayers = {
  streets: { layer: string; names: readonly string[] }
  /** House numbers: where they stand, and under which keys their street is, if they say it. */
  addresses: {
    layer: string
    zoom: number
    number: string
    streets: readonly string[]
    isAddress: (properties: TileFeature['properties']) => boolean
  }
}

const languages = ['nl', 'fr', 'en', 'de'] as const
const isAnything = () => true

/** How the files that the site can draw name streets and house numbers. */
export const addressLayers: Readonly<Record<MapFile['layers'], AddressLayers>> = {
  hestia: {
    streets: { layer: 'streets', names: ['name', ...languages] },
    addresses: {
      layer: 'addresses',
      zoom: 15,
      number: 'number',
      streets: ['street', ...languages],
      isAddress: isAnything,
    },
  },
  protomaps: {
    streets: { layer: 'roads', names: ['name', ...languages.map((code) => `name:${code}`)] },
    addresses: {
      layer: 'buildings',
      zoom: 15,
      number: 'addr_housenumber',
      streets: [],
      isAddress: ({ kind }) => kind === 'address',
    },
  },
  shortbread: {
    streets: {
      layer: 'street_labels',
      names: ['name', ...languages.map((code) => `name_${code}`)],
    },
    addresses: {
      layer: 'addresses',
      zoom: 14,
      number: 'housenumber',
      streets: [],
      isAddress: isAnything,
    },
  },
}
