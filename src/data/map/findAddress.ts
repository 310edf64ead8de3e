import { boxAround, boxOf, growBox, type Point } from '@/domain/lib/geo'
import { addressLayers } from '@/domain/map/address/addressLayers'
import {
  findStreet,
  housesOf,
  metresFromAddress,
  placeOnStreet,
  type FoundPlace,
  type Street,
} from '@/domain/map/address/findPlace'
import { foldedNames, foldStreet } from '@/domain/map/address/streetNames'
import type { MapFile } from '@/domain/map/mapFile'
import { degreesOf } from '@/domain/map/pictureFrame'
import { createStreetLookup } from '@/domain/map/streetTiles'

import { findMapFile } from './mapFile'
import { findFeatures } from './tiles'

/** How far from the middle of a town its streets are looked for, nearby first. */
const REACHES_KM = [3, 8]
/** Around a street, for the houses beside it. */
const MARGIN_KM = 0.1

type AddressQuery = { street: string; number: string; town: Point }
export type AddressAnswer =
  | {
      /** The name of the street as the file writes it. */
      street: string
      place: FoundPlace
      /** How far a pin lies from the address, in metres. */
      metresFrom: (pin: Point) => number
    }
  | { problem: 'noMap' | 'notCovered' | 'noStreet' }

async function streetNear(
  file: MapFile,
  query: AddressQuery,
  reaches: readonly number[],
): Promise<Street | undefined> {
  const { layer, names } = addressLayers[file.layers].streets
  const wanted = foldStreet(query.street)
  for (const km of reaches) {
    const features = await findFeatures(file, boxAround(query.town, km), {
      hasLayer: (name) => name === layer,
      hasFeature: (properties) => foldedNames(properties, names).includes(wanted),
    })
    const street = findStreet(features, file.layers, query)
    if (street) return street
  }
  return undefined
}

async function housesNear(file: MapFile, street: Street) {
  const { layer, zoom, isAddress } = addressLayers[file.layers].addresses
  const box = boxOf(street.lines.flat().map(degreesOf))
  if (!box) return []
  const features = await findFeatures(file, growBox(box, MARGIN_KM), {
    zoom,
    hasLayer: (name) => name === layer,
    hasFeature: isAddress,
  })
  return housesOf(features, file.layers, street)
}

/**
 * Finds where an address is, from the streets and house numbers of the map file alone: no other
 * company learns which homes the agency is about to sell.
 */
export async function findAddress(
  query: AddressQuery,
  reaches: readonly number[] = REACHES_KM,
): Promise<AddressAnswer> {
  const file = await findMapFile()
  if (!file) return { problem: 'noMap' }
  const street = await streetNear(file, query, reaches)
  const place = street && placeOnStreet(street, await housesNear(file, street), query.number)
  if (street && place)
    return {
      street: street.name,
      place,
      metresFrom: (pin) => metresFromAddress(pin, street, place),
    }
  const hasStreets = createStreetLookup(file.streets, file.boxes)
  return { problem: hasStreets(query.town) ? 'noStreet' : 'notCovered' }
}
