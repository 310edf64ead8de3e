import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { createPreviewLink, findPreviewLinks, revokePreviewLink } from '@/data/site/previewLinks'
import { sharedTarget, type SharedCollection, type SharedTarget } from '@/domain/site/preview'
import { previewPeriodNames } from '@/domain/site/previewLinks'

import { readJson } from '../readJson'

const input = z.strictObject({ period: z.enum(previewPeriodNames) })

const targetOf = (collection: SharedCollection, req: PayloadRequest): SharedTarget | undefined =>
  sharedTarget(collection, String(req.routeParams?.id))

const answer = (status: number, problem: string): Response => Response.json({ problem }, { status })

const listed = async (req: PayloadRequest, target: SharedTarget): Promise<Response> =>
  Response.json({ links: await findPreviewLinks(req, target) })

/**
 * `POST /api/{collection}/:id/preview-links`: makes a link to read the draft. Answers with all links of
 * the document.
 */
const makeLink = (collection: SharedCollection): Endpoint => ({
  path: '/:id/preview-links',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const target = targetOf(collection, req)
    const { data } = input.safeParse(await readJson(req.body))
    if (!target || !data) return answer(400, 'notUnderstood')
    const outcome = await createPreviewLink(req, target, data.period)
    return outcome === 'made' ? listed(req, target) : answer(404, 'gone')
  },
})

/** `POST /api/{collection}/:id/preview-links/:link/revoke`: closes a link at once. */
const revokeLink = (collection: SharedCollection): Endpoint => ({
  path: '/:id/preview-links/:link/revoke',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const target = targetOf(collection, req)
    const { data: link } = z.uuid().safeParse(req.routeParams?.link)
    if (!target || !link) return answer(400, 'notUnderstood')
    const outcome = await revokePreviewLink(req, target, link)
    return outcome === 'revoked' ? listed(req, target) : answer(404, 'gone')
  },
})

export const previewLinkEndpoints = (collection: SharedCollection): Endpoint[] => [
  makeLink(collection),
  revokeLink(collection),
]
