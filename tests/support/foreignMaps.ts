import type { Thing } from './tinyMap'

type Place = { lat: number; lng: number }

/** A stretch of some hundred metres through a place, so far north of it. */
function lineBeside({ lat, lng }: Place, north: number) {
  return [
    [lng - 0.009, lat + north],
    [lng, lat + north],
    [lng + 0.009, lat + north],
  ] as const
}

const areaBeside = ({ lat, lng }: Place, north: number) =>
  [
    [lng - 0.002, lat + north],
    [lng + 0.002, lat + north],
    [lng + 0.002, lat + north + 0.001],
    [lng - 0.002, lat + north + 0.001],
  ] as const

/** The things of an invented place: which layers and properties another schema gives them. */
type Written = { layer: string; properties: Thing['properties'] }
type Schema = Record<'street' | 'lane' | 'water' | 'river' | 'park' | 'rail', Written> & {
  names: Written | undefined
}

function thingsOf(schema: Schema, place: Place): Thing[] {
  const line = (written: Written, north: number): Thing => ({
    ...written,
    type: 2,
    line: lineBeside(place, north),
  })
  const area = (written: Written, north: number): Thing => ({
    ...written,
    type: 3,
    line: areaBeside(place, north),
  })
  return [
    line(schema.street, 0),
    ...(schema.names ? [line(schema.names, 0)] : []),
    line(schema.lane, 0.0006),
    line(schema.river, -0.0012),
    line(schema.rail, -0.0018),
    area(schema.park, 0.0009),
    area(schema.water, -0.0011),
  ]
}

/** As the Protomaps basemap, version 4, writes them. */
export const protomapsThings = (name: string, place: Place): Thing[] =>
  thingsOf(
    {
      street: { layer: 'roads', properties: { kind: 'major_road', kind_detail: 'primary', name } },
      lane: { layer: 'roads', properties: { kind: 'minor_road', kind_detail: 'residential' } },
      names: undefined,
      water: { layer: 'water', properties: { kind: 'lake' } },
      river: { layer: 'water', properties: { kind: 'river', name: 'Leie' } },
      park: { layer: 'landuse', properties: { kind: 'park' } },
      rail: { layer: 'roads', properties: { kind: 'rail', kind_detail: 'rail' } },
    },
    place,
  )

/** As Shortbread, version 1, writes them: streets and their names are two layers. */
export const shortbreadThings = (name: string, place: Place): Thing[] =>
  thingsOf(
    {
      street: { layer: 'streets', properties: { kind: 'primary' } },
      lane: { layer: 'streets', properties: { kind: 'residential' } },
      names: { layer: 'street_labels', properties: { kind: 'primary', name } },
      water: { layer: 'water_polygons', properties: { kind: 'water' } },
      river: { layer: 'water_lines', properties: { kind: 'river' } },
      park: { layer: 'land', properties: { kind: 'park' } },
      rail: { layer: 'streets', properties: { kind: 'rail', rail: true } },
    },
    place,
  )
