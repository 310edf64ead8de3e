import type { Advertised } from '@/domain/legal/advertised'
import type { Property } from '@/payload-types'

import { loaded } from '../payload'
import { regionOfProperty } from './place'

/** A property as the law looks at it. */
export const advertisedOf = (property: Property): Advertised => ({
  ...property,
  region: regionOfProperty(property),
  type: loaded(property.mainType)?.webId,
})
