import type { Payload } from 'payload'

import { csv, csvLines } from '@/domain/lib/csv'
import type { PortalFormat } from '@/domain/feeds/formats'
import {
  KYERO_END,
  KYERO_HEAD,
  writeKyero,
  writeTableRow,
  type ExportedListing,
} from '@/domain/feeds/exportListing'
import { tableColumns } from '@/domain/feeds/table'
import type { Portal } from '@/payload-types'

import { findPage, findPropertyDetails } from './exportedListings'
import { recordExposure } from './exposure'
import { requestOf } from './inTransaction'

const formats: Record<
  PortalFormat,
  {
    head: string
    write: (page: readonly ExportedListing[]) => string
    end: string
    type: string
    name: string
  }
> = {
  kyero: {
    head: KYERO_HEAD,
    write: (page) => page.map(writeKyero).join(''),
    end: KYERO_END,
    type: 'application/xml; charset=utf-8',
    name: 'kyero.xml',
  },
  csv: {
    head: csv([tableColumns]),
    write: (page) => csvLines(page.map(writeTableRow)),
    end: '',
    type: 'text/csv; charset=utf-8',
    name: 'listings.csv',
  },
}

async function* chunks(payload: Payload, portal: Portal): AsyncGenerator<Uint8Array> {
  const { head, write, end } = formats[portal.format]
  const encoder = new TextEncoder()
  const req = requestOf(payload)
  const propertyDetail = await findPropertyDetails(payload)
  yield encoder.encode(head)
  for (
    let page = await findPage(req, portal, 0, propertyDetail);
    page.length > 0;
    page = await findPage(req, portal, page.at(-1)?.reference ?? 0, propertyDetail)
  )
    yield encoder.encode(write(page))
  yield encoder.encode(end)
}

export type ExportFile = { type: string; name: string; body: ReadableStream<Uint8Array> }

/** Streams all listings on offer in the format of a portal. */
export const exportFor = (payload: Payload, portal: Portal): ExportFile => {
  const { type, name } = formats[portal.format]
  const parts = chunks(payload, portal)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return { type, name, body }
}

/**
 * Returns the file that a portal reads at its address and records the reading; undefined when the
 * address is not valid, or not any more.
 */
export async function findExport(payload: Payload, key: string): Promise<ExportFile | undefined> {
  const { docs } = await payload.find({
    collection: 'portals',
    depth: 0,
    limit: 1,
    pagination: false,
    // The secret address authenticates the portal.
    overrideAccess: true,
    where: { and: [{ key: { equals: key } }, { active: { equals: true } }] },
  })
  const [portal] = docs
  if (!portal) return undefined
  await recordExposure(payload, portal)
  return exportFor(payload, portal)
}
