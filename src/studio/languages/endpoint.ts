import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { asked, NotSaved, saveLanguages } from '@/data/languages/save'
import type { Owner } from '@/data/languages/texts'

import { readJson } from '../readJson'

/** A long article in four languages, and room. */
const LARGEST = 4_000_000

const bad = Response.json.bind(Response, { problem: 'notUnderstood' }, { status: 400 })

/** `POST …/languages`: what was written in several languages is saved at once, or nothing of it. */
const endpointOf = (slug: string, path: string, idOf: (params: unknown) => string | undefined): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { collections, globals } = req.payload.config
    const owner: Owner | undefined = [...collections, ...globals].find((one) => one.slug === slug)
    const id = idOf(req.routeParams)
    const { data } = asked.safeParse(await readJson(req.body, LARGEST))
    if (!owner || id === undefined || !data) return bad()
    if (!(await owner.access.update({ req, id }))) throw new Forbidden(req.t)
    try {
      await saveLanguages(req, owner, id, data)
      return Response.json({ problems: [] })
    } catch (error) {
      if (!(error instanceof NotSaved)) throw error
      return Response.json({ problems: error.problems }, { status: 422 })
    }
  },
})

const documents = z.object({ id: z.uuid() })

export const languagesOfDocument = (slug: string): Endpoint => endpointOf(slug, '/:id/languages', (params) => documents.safeParse(params).data?.id)
export const languagesOfGlobal = (slug: string): Endpoint => endpointOf(slug, '/languages', () => '')
