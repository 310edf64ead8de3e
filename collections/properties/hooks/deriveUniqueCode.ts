import type { CollectionBeforeChangeHook } from 'payload'

import { uniqueCodeOf } from '@/domain/uniqueCode'
import { following } from '@/fields/following'

const codeIn = (certificate: unknown) => (typeof certificate === 'string' ? uniqueCodeOf(certificate) : undefined)

/** Reads the unique code out of a Flemish certificate number, unless another one was filled in. */
export const deriveUniqueCode: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  uniqueCode: following(data.uniqueCode, originalDoc?.uniqueCode, codeIn(originalDoc?.epcCertificate), codeIn(data.epcCertificate)),
})
