import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { energyLabel } from '@/domain/catalogue/certificate'
import type { EpcLabel } from '@/domain/catalogue/vocabulary'
import { defaultUnlessEdited } from '@/fields/defaultUnlessEdited'
import { toAdvertised } from '@/fields/toAdvertised'
import type { Property } from '@/payload-types'

const labelByValue = async (
  property: Partial<Property>,
  req: PayloadRequest,
): Promise<EpcLabel | undefined> =>
  typeof property.epcValue === 'number'
    ? energyLabel(await toAdvertised(req, property, []))?.computed
    : undefined

/**
 * Fills in the energy label of a home from the value, unless the certificate's own label was filled in, and
 * keeps it in step.
 */
export const fillEnergyLabel: CollectionBeforeChangeHook<Property> = async ({
  data,
  originalDoc,
  req,
}) => {
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
