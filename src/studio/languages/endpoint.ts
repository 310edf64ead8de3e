import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { saveRequest, NotSaved, saveLanguages } from '@/data/languages/save'
import type { TranslatableConfig } from '@/data/languages/texts'

import { readJson } from '../readJson'

/** Bytes of the largest request: a long article in four languages, with a margin. */
const MAX_BYTES = 4_000_000

const badRequest = Response.json.bind(Response, { problem: 'notUnderstood' }, { status: 400 })

/** `POST …/languages`: saves the texts of several languages at once, or none of them. */
const endpointOf = (
  slug: string,
  path: string,
  idOf: (params: unknown) => string | undefined,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { collections, globals } = req.payload.config
    const owner: TranslatableConfig | undefined = [...collections, ...globals].find(
      (entity) => entity.slug === slug,
    )
    const id = idOf(req.routeParams)
    const { data } = saveRequest.safeParse(await readJson(req.body, MAX_BYTES))
    if (!owner || id === undefined || !data) return badRequest()
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

export const languagesOfDocument = (slug: string): Endpoint =>
  endpointOf(slug, '/:id/languages', (params) => documents.safeParse(params).data?.id)
export const languagesOfGlobal = (slug: string): Endpoint =>
  endpointOf(slug, '/languages', () => '')
