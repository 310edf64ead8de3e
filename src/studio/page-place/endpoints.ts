import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { editors, staff } from '@/access/rules'
import { findAddresses } from '@/fields/publicAddresses'
import { findMenusOf, putInMainMenu } from '@/data/site/tree/menusOfPage'
import { defaultLocale, isLocale } from '@/i18n/locales'

const answer = (status: number, body: object): Response => Response.json(body, { status })

const pageOf = ({ routeParams }: PayloadRequest): string | undefined =>
  z.uuid().safeParse(routeParams?.id).data

async function placeOf(req: PayloadRequest, page: string): Promise<Response> {
  const locale = isLocale(req.locale) ? req.locale : defaultLocale
  const [menus, addresses] = await Promise.all([findMenusOf(req, page), findAddresses(req)])
  const found = [...addresses].find(
    ([address, { id }]) => id === page && address.startsWith(`/${locale}/`),
  )
  return answer(200, { menus, href: found?.[0] ?? null })
}

/** `GET /api/pages/:id/place`: in which menus a page stands, and its address in this language. */
const readPlace: Endpoint = {
  path: '/:id/place',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const page = pageOf(req)
    return page ? placeOf(req, page) : answer(400, { problem: 'notUnderstood' })
  },
}

/** `POST /api/pages/:id/into-menu`: adds a page to the end of the main menu. */
const intoMenu: Endpoint = {
  path: '/:id/into-menu',
  method: 'post',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    const page = pageOf(req)
    if (!page) return answer(400, { problem: 'notUnderstood' })
    const result = await putInMainMenu(req, page)
    if (result === 'done') return placeOf(req, page)
    return result === 'noMenu'
      ? answer(409, { problem: 'noMenu' })
      : answer(409, { problem: 'refused', message: result.refused })
  },
}

export const pagePlaceEndpoints: Endpoint[] = [readPlace, intoMenu]
