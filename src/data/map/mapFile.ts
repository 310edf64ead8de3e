import type { MapFile } from '@/domain/map/mapFile'
import { env } from '@/env'

import { mapPointer } from './mapPointer'
import { mapFileOfArchive, mapFileOfPointer } from './readOnChange'

/**
 * Returns the file with the streets of the map: the one that `MAP_FILE` names, or the one in use in
 * the folder of maps. Undefined when there is none or it cannot be used.
 */
export const findMapFile = (): Promise<MapFile | undefined> =>
  env.MAP_FILE ? mapFileOfArchive(env.MAP_FILE) : mapFileOfPointer(mapPointer)
