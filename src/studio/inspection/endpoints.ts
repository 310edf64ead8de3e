import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { admins } from '@/access/rules'
import {
  fetchInspectionFile,
  findShownByReference,
  findInspectionOrders,
  orderInspectionFile,
} from '@/data/legal/inspectionOrders'
import { isDay } from '@/domain/viewings/times'
import { localeOf } from '@/i18n/locales'

import { readJson } from '../readJson'

const noStore = { 'Cache-Control': 'no-store' }

const day = z.string().refine(isDay)
const wanted = z
  .object({ first: day, last: day, reference: z.number().int().positive().optional() })
  .refine(({ first, last }) => first <= last)

/** `GET /api/properties/inspections`: the files that were asked for, and how far they are. */
const inspectionList: Endpoint = {
  path: '/inspections',
  method: 'get',
  handler: async (req) => {
    if (!admins({ req })) throw new Forbidden(req.t)
    return Response.json(await findInspectionOrders(req), { headers: noStore })
  },
}

/** `POST /api/properties/inspections`: orders a file of one property or of the whole agency. */
const inspectionOrder: Endpoint = {
  path: '/inspections',
  method: 'post',
  handler: async (req) => {
    if (!admins({ req })) throw new Forbidden(req.t)
    const { data } = wanted.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const { first, last, reference } = data
    const property = reference && (await findShownByReference(req, reference))
    if (reference && !property) return Response.json({ problem: 'unknown' }, { status: 404 })
    await orderInspectionFile(req, {
      first,
      last,
      property: property || undefined,
      language: localeOf(req.i18n.language),
    })
    return Response.json(await findInspectionOrders(req), { headers: noStore })
  },
}

/** `GET /api/properties/inspections/:id`: a file that is ready. */
const inspectionFile: Endpoint = {
  path: '/inspections/:id',
  method: 'get',
  handler: async (req) => {
    if (!admins({ req })) throw new Forbidden(req.t)
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    const file = id && (await fetchInspectionFile(req, id))
    if (!file) return Response.json({ problem: 'gone' }, { status: 404, headers: noStore })
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${file.name}"`,
        ...noStore,
      },
    })
  },
}

export const inspectionEndpoints = [inspectionList, inspectionOrder, inspectionFile]
