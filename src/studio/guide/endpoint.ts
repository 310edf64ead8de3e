import { Forbidden, NotFound, type Endpoint } from 'payload'

import { staff } from '@/access/rules'
import { isLocale } from '@/i18n/locales'

import { readGuidePicture } from './readGuide'

/** `GET /api/users/guide/:locale/:name`: a picture of the guide, for staff. */
export const guidePicture: Endpoint = {
  path: '/guide/:locale/:name',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { locale, name } = req.routeParams ?? {}
    const picture =
      typeof locale === 'string' && isLocale(locale) && typeof name === 'string'
        ? await readGuidePicture(locale, name)
        : undefined
    if (!picture) throw new NotFound(req.t)
    return new Response(picture, {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=3600' },
    })
  },
}
