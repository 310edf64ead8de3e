import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { writeAuditLine } from '@/fields/audit'
import { transactionOf } from '@/fields/transactionOf'
import type { Document, Owner } from '@/payload-types'

import type { OwnSession } from '../accounts/portal'
import { idOf } from '../core/relations'
import { transact } from '../core/transaction'

type Approvals = Pick<Document, 'asksApproval' | 'approvals'>

/** Returns when this owner approved a document; undefined while they did not. */
export const approvedAt = ({ approvals }: Approvals, { id }: Pick<Owner, 'id'>) =>
  approvals?.find(({ owner }) => idOf(owner) === id)?.at ?? undefined

/** Returns whether a document waits for this owner. Each owner of a property approves for themselves. */
export const waitsFor = (document: Approvals, owner: Pick<Owner, 'id'>): boolean =>
  document.asksApproval === true && !approvedAt(document, owner)

/**
 * Names who approved, with the address of the account at that moment: staff can change the address of
 * an account, and with it who enters it.
 */
const nameWithAddress = ({ fullName, email }: Owner): string =>
  fullName ? `${fullName} (${email})` : email

/**
 * Reads the approvals of a document with all their fields, of which owners read only some: they are
 * written back with one more.
 */
async function findApprovals(req: PayloadRequest, id: string) {
  const { approvals } = await req.payload.findByID({
    collection: 'documents',
    id,
    depth: 0,
    overrideAccess: true,
    select: { approvals: true },
    req,
  })
  return approvals ?? []
}

/**
 * Records that an owner approved a document of theirs: who, and when. A second press changes nothing;
 * a document of another owner is not there.
 */
export const approveDocument = ({ owner, req }: OwnSession, id: string): Promise<boolean> =>
  transact(req, async (own) => {
    const db = await transactionOf(own)
    await db.execute(sql`select 1 from documents where id = ${id}::uuid for update`)
    const found = await own.payload.findByID({
      collection: 'documents',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: owner,
      req: own,
    })
    if (!found?.asksApproval) return false
    if (!waitsFor(found, owner)) return true
    await own.payload.update({
      collection: 'documents',
      id,
      depth: 0,
      // Owners may not change documents; their approval is all that is added.
      overrideAccess: true,
      req: own,
      data: {
        approvals: [
          ...(await findApprovals(own, id)),
          { owner: owner.id, by: nameWithAddress(owner), at: new Date().toISOString() },
        ],
      },
    })
    await writeAuditLine(own, {
      action: 'document_approved',
      about: { collection: 'documents', id, name: found.title },
      by: own.user,
    })
    return true
  })
