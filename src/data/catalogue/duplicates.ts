import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'

const text = z.string().trim().max(200).nullish()

/** The fields by which two records of one home are recognised. */
export const duplicateInput = z.strictObject({
  id: z.uuid().nullish(),
  city: z.uuid().nullish(),
  street: text,
  houseNumber: text,
  boxNumber: text,
  epcCertificate: text,
  cadastralNumber: text,
  recordFile: text,
})
export type DuplicateInput = z.infer<typeof duplicateInput>

const identifiers = ['epcCertificate', 'cadastralNumber', 'recordFile'] as const
type MatchedField = 'address' | (typeof identifiers)[number]
export type DuplicateRecord = {
  id: string
  reference: number | null
  title: string
  by: MatchedField[]
}

const MAX_DUPLICATES = 5

const isSameText = (a: string | null | undefined, b: string | null | undefined) =>
  (a?.trim() || null) === (b?.trim() || null)

/** Finds other records with the same address or identifier, in one query that uses indexes. */
export async function findDuplicates(
  req: PayloadRequest,
  { id, city, street, houseNumber, boxNumber, ...values }: DuplicateInput,
): Promise<DuplicateRecord[]> {
  const address: Where[] =
    city && street && houseNumber
      ? [
          {
            and: [
              { street: { equals: street } },
              { city: { equals: city } },
              { houseNumber: { equals: houseNumber } },
            ],
          },
        ]
      : []
  const conditions: Where[] = [
    ...address,
    ...identifiers.flatMap((field) =>
      values[field] ? [{ [field]: { equals: values[field] } }] : [],
    ),
  ]
  if (conditions.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'properties',
    draft: true,
    depth: 0,
    limit: MAX_DUPLICATES,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
    where: { and: [{ or: conditions }, ...(id ? [{ id: { not_equals: id } }] : [])] },
  })
  return docs.flatMap((doc) => {
    const isSameAddress =
      address.length > 0 &&
      doc.city === city &&
      isSameText(doc.street, street) &&
      isSameText(doc.houseNumber, houseNumber)
    const by: MatchedField[] = [
      // Apartments of one building share the address but for the box number.
      ...(isSameAddress && isSameText(doc.boxNumber, boxNumber) ? ['address' as const] : []),
      ...identifiers.filter((field) => values[field] && isSameText(doc[field], values[field])),
    ]
    return by.length > 0
      ? [{ id: doc.id, reference: doc.reference ?? null, title: doc.title ?? '', by }]
      : []
  })
}
