import { Refusal } from '../say.mjs'
import { Damaged, Reader } from './protobuf.mjs'
import { LAYERS } from './schema.mjs'

/** The layers of a file of ours. */
const OURS = new Set(Object.keys(LAYERS))
const LAYER = 3
const LAYER_NAME = 1

/** The schemas that the site's style can draw: how each is recognised, and its layer of streets. */
const SCHEMAS = {
  hestia: { streets: 'streets', fits: (ids) => ids.every((id) => OURS.has(id)) },
  protomaps: { streets: 'roads', fits: (ids) => ids.includes('water') || ids.includes('earth') },
  shortbread: {
    streets: 'streets',
    fits: (ids) => ids.includes('street_labels') || ids.includes('water_polygons'),
  },
}

/**
 * Recognises the schema of an archive by the layers its metadata names.
 * @returns {{ layers: 'hestia' | 'protomaps' | 'shortbread', streets: string }}
 */
export function recognise({ source, metadata }) {
  const listed = Array.isArray(metadata?.vector_layers) ? metadata.vector_layers : []
  const ids = listed.map((layer) => String(layer?.id))
  for (const [layers, { streets, fits }] of Object.entries(SCHEMAS))
    if (ids.includes(streets) && fits(ids)) return { layers, streets }
  const named = ids.length ? `it has ${ids.slice(0, 12).join(', ')}` : 'it names none'
  throw new Refusal(
    `${source.name} has layers that the map cannot draw: ${named}. Give a file of Hestia, Protomaps or Shortbread.`,
    'layers',
  )
}

/** True if a vector tile has a layer of this name. */
export function hasLayer(tile, name) {
  const reader = new Reader(tile)
  while (reader.more) {
    const { tag, kind } = reader.field()
    if (tag !== LAYER) reader.skip(kind)
    else if (nameOf(reader.part()) === name) return true
  }
  return false
}

function nameOf(layer) {
  while (layer.more) {
    const { tag, kind } = layer.field()
    if (tag === LAYER_NAME) return layer.part().text()
    layer.skip(kind)
  }
  throw new Damaged('a layer has no name')
}
