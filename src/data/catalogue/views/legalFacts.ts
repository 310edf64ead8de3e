import type { Advertised } from '@/domain/legal/advertised'
import type { Property } from '@/payload-types'

import { loaded } from '@/data/core/payload'
import { regionOfProperty } from './addressLines'

/** Returns a property with what the legal rules need: its region and the WebID of its type. */
export const advertisedOf = (property: Property): Advertised => ({
  ...property,
  region: regionOfProperty(property),
  type: loaded(property.mainType)?.webId,
})
