import { z } from '@/domain/lib/zodWithoutEval'

import { precisions } from '@/domain/map/address/findPlace'

const point = z.object({ lat: z.number(), lng: z.number() })

const placeProblems = ['noTown', 'noStreetGiven', 'noMap', 'notCovered', 'noStreet'] as const

/** What the studio learns of the address in the form. */
export const placeAnswer = z.object({
  /** The middle of the town, where the map begins when there is no place. */
  town: point.optional(),
  place: point.extend({ precision: z.enum(precisions) }).optional(),
  /** How far the pin lies from the address. */
  metresAway: z.number().optional(),
  problem: z.enum(placeProblems).optional(),
})
export type PlaceAnswer = z.infer<typeof placeAnswer>
