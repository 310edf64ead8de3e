import { z } from 'zod'

import { mapFile } from '@/domain/map/mapFile'

const box = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })

/** What the program that makes an index is given. */
export const indexTask = mapFile.pick({ layers: true, minZoom: true, maxZoom: true }).extend({
  mapFile: z.string(),
  indexFile: z.string(),
  /** Where streets are looked for. */
  boxes: z.array(box),
  towns: z.string(),
})
export type IndexTask = z.infer<typeof indexTask>
