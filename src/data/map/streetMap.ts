import { streetMapOf, type StreetMap } from '@/domain/map/mapFile'

import { cachedQuery } from '../core/cache'
import { MAP_FILE_TAG } from '../core/cacheTags'
import { findMapFile } from './mapFile'

/** Finds what browsers are told of the map file; null without one. */
export const findStreetMap = cachedQuery(
  'streetMap',
  [MAP_FILE_TAG],
  async (): Promise<StreetMap | null> => {
    const file = await findMapFile()
    return file ? streetMapOf(file) : null
  },
)
