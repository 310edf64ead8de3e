import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { admins } from '@/access/rules'
import { erasePerson } from '@/data/privacy/erase'
import { findPerson } from '@/data/privacy/person'
import { exportPerson } from '@/data/privacy/export'
import { writeAuditLine } from '@/fields/audit'

import { readJson } from '../readJson'
import { readableCopy } from './readableCopy'

/** An address, with the pattern of HTML forms. */
const address = z.email({ pattern: z.regexes.html5Email }).max(254)

const attached = (body: string, type: string, name: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })

const notUnderstood = (): Response => Response.json({ problem: 'notUnderstood' }, { status: 400 })

const exportInput = z.object({ email: address, as: z.enum(['json', 'text', 'counts']) })

/**
 * `POST /api/enquiries/person`: returns the data of a person as JSON, as text, or as counts. It is
 * no GET because an address in the URL would stay in logs.
 */
export const personCopy: Endpoint = {
  path: '/person',
  method: 'post',
  handler: async (req) => {
    if (!admins({ req })) throw new Forbidden(req.t)
    const { data } = exportInput.safeParse(await readJson(req.body))
    if (!data) return notUnderstood()
    if (data.as === 'counts') {
      const person = await findPerson(req, data.email)
      const counts = Object.entries(person).flatMap(([name, list]) =>
        Array.isArray(list) ? [[name, list.length] as const] : [],
      )
      return Response.json({
        counts: Object.fromEntries(counts),
        isOwner: person.owners.length > 0,
      })
    }
    const copy = await exportPerson(req, data.email)
    // The log does not name the person, because its lines stay after an erasure.
    await writeAuditLine(req, { action: 'person_exported' })
    if (data.as === 'json')
      return attached(JSON.stringify(copy, null, 2), 'application/json', 'person.json')
    const { name, text } = await readableCopy(req, copy)
    return attached(text, 'text/plain', name)
  },
}

/** `POST /api/enquiries/erase`: erases the data of a visitor. */
export const personErasure: Endpoint = {
  path: '/erase',
  method: 'post',
  handler: async (req) => {
    if (!admins({ req })) throw new Forbidden(req.t)
    const { data } = z.object({ email: address }).safeParse(await readJson(req.body))
    if (!data) return notUnderstood()
    const erased = await erasePerson(req, data.email)
    return typeof erased === 'string'
      ? Response.json({ problem: erased }, { status: 422 })
      : Response.json(erased)
  },
}
