import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'

const text = z.string().trim().max(200).nullish()

/** What would be the same of two records of one house. */
export const looks = z.strictObject({
  id: z.uuid().nullish(),
  ...{ city: z.uuid().nullish(), street: text, houseNumber: text, boxNumber: text },
  ...{ epcCertificate: text, cadastralNumber: text, recordFile: text },
})
export type Looks = z.infer<typeof looks>

const numbers = ['epcCertificate', 'cadastralNumber', 'recordFile'] as const
type Likeness = 'address' | (typeof numbers)[number]
export type Alike = { id: string; reference: number | null; title: string; by: Likeness[] }

const MOST = 5

const sameText = (one: string | null | undefined, other: string | null | undefined) => (one?.trim() || null) === (other?.trim() || null)

/** Other records that share an address or a number with this one: one question that indexes answer. */
export async function findAlike(req: PayloadRequest, { id, city, street, houseNumber, boxNumber, ...own }: Looks): Promise<Alike[]> {
  const address: Where[] =
    city && street && houseNumber ? [{ and: [{ street: { equals: street } }, { city: { equals: city } }, { houseNumber: { equals: houseNumber } }] }] : []
  const same: Where[] = [...address, ...numbers.flatMap((field) => (own[field] ? [{ [field]: { equals: own[field] } }] : []))]
  if (same.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'properties',
    draft: true,
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
    where: { and: [{ or: same }, ...(id ? [{ id: { not_equals: id } }] : [])] },
  })
  return docs.flatMap((doc) => {
    const sameAddress = address.length > 0 && doc.city === city && sameText(doc.street, street) && sameText(doc.houseNumber, houseNumber)
    const by: Likeness[] = [
      // Two flats of one building are two properties.
      ...(sameAddress && sameText(doc.boxNumber, boxNumber) ? ['address' as const] : []),
      ...numbers.filter((field) => own[field] && sameText(doc[field], own[field])),
    ]
    return by.length > 0 ? [{ id: doc.id, reference: doc.reference ?? null, title: doc.title ?? '', by }] : []
  })
}
