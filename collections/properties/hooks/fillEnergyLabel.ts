import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { epcProfiles, labelFor } from '@/domain/catalogue/epc'
import type { EpcLabel } from '@/domain/catalogue/vocabulary'
import { findCityPlace } from '@/fields/findCityPlace'
import { defaultUnlessEdited } from '@/fields/defaultUnlessEdited'

type EnergyFacts = { epcValue?: unknown; epcProfile?: unknown; city?: unknown }

async function labelByValue(
  { epcValue, epcProfile, city }: EnergyFacts,
  req: PayloadRequest,
): Promise<EpcLabel | undefined> {
  const region = typeof epcValue === 'number' ? (await findCityPlace(req, city))?.region : undefined
  if (typeof epcValue !== 'number' || !region) return undefined
  return labelFor(
    epcValue,
    region,
    epcProfiles.find((profile) => profile === epcProfile),
  )
}

/**
 * Fills in the energy label from the value, unless the certificate's own label was filled in, and
 * keeps it in step.
 */
export const fillEnergyLabel: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc ? await labelByValue(originalDoc, req) : undefined
  return {
    ...data,
    epcLabel: defaultUnlessEdited(
      data.epcLabel,
      originalDoc?.epcLabel,
      before,
      await labelByValue(data, req),
    ),
  }
}
