import { APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { checkData } from '@/access/rest/checkBody'
import { staff } from '@/access/rules'
import { keepTyped, type TypedValues } from '@/data/site/typedPreview'
import { previewTarget, type PreviewCollection } from '@/domain/site/preview'
import { localeOf, locales } from '@/i18n/locales'

import { labelIn } from '../labels'
import { readJson } from '../readJson'
import { findWrongField } from './wrongField'

/** A form is shorter: the longest texts of a page, with all their marks, have a tenth of it. */
const MAX_BYTES = 400_000

const input = z.strictObject({ locale: z.enum(locales), values: z.record(z.string(), z.unknown()) })

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } })

/** Who may not change the document has nothing to type. */
async function mayType(req: PayloadRequest, slug: PreviewCollection, id: string): Promise<boolean> {
  const { access } = req.payload.collections[slug].config
  return staff({ req }) && (await access.update({ req, id })) !== false
}

/** Returns the name of what cannot be shown, in the language of the colleague; empty if it has none. */
async function wrongPart(
  req: PayloadRequest,
  slug: PreviewCollection,
  id: string,
  { values }: TypedValues,
): Promise<string | undefined> {
  const { flattenedFields } = req.payload.collections[slug].config
  try {
    checkData(values, flattenedFields)
  } catch (error) {
    if (error instanceof APIError) return ''
    throw error
  }
  const field = await findWrongField(flattenedFields, values, { req, id, data: values })
  const label = field && 'label' in field ? field.label : undefined
  return field && labelIn(label, localeOf(req.i18n.language), field.name)
}

/**
 * `POST /api/{collection}/:id/typed`: keeps what the form holds for the preview beside it, which
 * asks for it once. The document stays as it is.
 */
export const typedPreview = (collection: PreviewCollection): Endpoint => ({
  path: '/:id/typed',
  method: 'post',
  handler: async (req) => {
    const target = previewTarget(collection, String(req.routeParams?.id))
    if (!(await mayType(req, collection, target?.id ?? ''))) throw new Forbidden(req.t)
    const { data: typed } = input.safeParse(await readJson(req.body, MAX_BYTES))
    if (!target || !typed) return answer(400, { problem: 'notUnderstood' })
    const wrong = await wrongPart(req, collection, target.id, typed)
    if (wrong !== undefined) return answer(422, { problem: 'wrong', field: wrong })
    const name = await keepTyped(req, target, typed)
    if (name === undefined) throw new Forbidden(req.t)
    return answer(200, { typed: name })
  },
})
