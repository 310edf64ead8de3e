import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { admins } from '@/access/rules'
import { erasePerson } from '@/data/leads/erase'
import { findPerson } from '@/data/leads/person'
import { exportPerson, readable } from '@/data/leads/personExport'
import { note } from '@/fields/audit'

import { readJson } from '../readJson'

/** As forms take it. */
const address = z.email({ pattern: z.regexes.html5Email }).max(254)

const attached = (body: string, type: string, name: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Content-Disposition': `attachment; filename="${name}"`, 'Cache-Control': 'no-store' },
  })

const notUnderstood = (): Response => Response.json({ problem: 'notUnderstood' }, { status: 400 })

const asked = z.object({ email: address, as: z.enum(['json', 'text', 'counts']) })

/** `POST /api/enquiries/person`: all that is kept about somebody, for machines, for eyes, or how much. An address in a URL would stay in logs. */
export const personCopy: Endpoint = {
  path: '/person',
  method: 'post',
  handler: async (req) => {
    if (!admins({ req })) throw new Forbidden(req.t)
    const { data } = asked.safeParse(await readJson(req.body))
    if (!data) return notUnderstood()
    if (data.as === 'counts') {
      const { enquiries, demands, appointments, subscribers, mails } = await findPerson(req, data.email)
      const counts = { enquiries, demands, appointments, subscribers, mails }
      return Response.json(Object.fromEntries(Object.entries(counts).map(([name, list]) => [name, list.length])))
    }
    const copy = await exportPerson(req, data.email)
    // That it was done and by whom, not about whom: the log outlives what is erased.
    await note(req, { action: 'person_exported' })
    return data.as === 'text'
      ? attached(readable(copy), 'text/plain', 'person.txt')
      : attached(JSON.stringify(copy, null, 2), 'application/json', 'person.json')
  },
}

/** `POST /api/enquiries/erase`: everything a visitor left. */
export const personErasure: Endpoint = {
  path: '/erase',
  method: 'post',
  handler: async (req) => {
    if (!admins({ req })) throw new Forbidden(req.t)
    const { data } = z.object({ email: address }).safeParse(await readJson(req.body))
    if (!data) return notUnderstood()
    const erased = await erasePerson(req, data.email)
    return erased === 'colleague' ? Response.json({ problem: 'colleague' }, { status: 422 }) : Response.json(erased)
  },
}
