import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { epcProfiles, labelFor } from '@/domain/epc'
import type { EpcLabel } from '@/domain/vocabulary'
import { cityOf } from '@/fields/cityOf'
import { following } from '@/fields/following'

type Certified = { epcValue?: unknown; epcProfile?: unknown; city?: unknown }

async function earned({ epcValue, epcProfile, city }: Certified, req: PayloadRequest): Promise<EpcLabel | undefined> {
  const region = typeof epcValue === 'number' ? (await cityOf(req, city))?.region : undefined
  if (typeof epcValue !== 'number' || !region) return undefined
  return labelFor(
    epcValue,
    region,
    epcProfiles.find((one) => one === epcProfile),
  )
}

/** Fills the energy label from the value where the certificate's own was not filled in, and keeps it in step. */
export const labelEnergy: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc ? await earned(originalDoc, req) : undefined
  return { ...data, epcLabel: following(data.epcLabel, originalDoc?.epcLabel, before, await earned(data, req)) }
}
