import { Forbidden, type Endpoint } from 'payload'

import { staff } from '@/access/rules'
import { localeOf } from '@/i18n/locales'

import { findDocuments } from './documents'
import { findPlaces } from './places'

const MIN_LENGTH = 2
const MAX_LENGTH = 100

/** `GET /api/users/everywhere?q=`: finds documents, settings and actions of the studio. */
export const searchEverywhere: Endpoint = {
  path: '/everywhere',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const text = (req.searchParams.get('q') ?? '').trim().slice(0, MAX_LENGTH)
    const locale = localeOf(req.i18n.language)
    const [documents, places] =
      text.length < MIN_LENGTH
        ? [[], []]
        : await Promise.all([findDocuments(req, text, locale), findPlaces(req, text, locale)])
    return Response.json({ documents, places }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
