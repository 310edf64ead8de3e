import type { CollectionBeforeChangeHook } from 'payload'

import { uniqueCodeOf } from '@/domain/catalogue/uniqueCode'
import { defaultUnlessEdited } from '@/fields/defaultUnlessEdited'

const codeIn = (certificate: unknown) =>
  typeof certificate === 'string' ? uniqueCodeOf(certificate) : undefined

/** Reads the unique code from a Flemish certificate number, unless another code was filled in. */
export const deriveUniqueCode: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  uniqueCode: defaultUnlessEdited(
    data.uniqueCode,
    originalDoc?.uniqueCode,
    codeIn(originalDoc?.epcCertificate),
    codeIn(data.epcCertificate),
  ),
})
