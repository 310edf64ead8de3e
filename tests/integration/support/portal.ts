import { POST } from '@/app/api/portal/[action]/route'
import { env } from '@/env'

import { bodyOf, type Fields } from './forms'

type Sent = {
  locale?: string
  address?: string
  cookie?: string | undefined
  headers?: Record<string, string>
  body?: BodyInit
}

let visitors = 0
/** Each is somebody else, so that the limits of one are not those of another. */
const visitor = () => `203.0.${Math.floor(++visitors / 250)}.${visitors % 250}`

/** Posts a form of the login or the account page as the route of the site gets it from the page front. */
export function press(
  action: string,
  fields: Fields,
  { locale = 'nl', address = visitor(), cookie, headers = {}, body }: Sent = {},
): Promise<Response> {
  const request = new Request(`${env.SITE_URL}/api/portal/${action}?lang=${locale}`, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
      ...headers,
    },
    body: body ?? bodyOf(fields),
  })
  return POST(request, { params: Promise.resolve({ action }) })
}

export const toOf = (response: Response): string => response.headers.get('location') ?? ''

/** The cookies a browser would send after this answer, besides those it had. */
export function cookiesAfter(response: Response, before = ''): string {
  const jar = new Map(
    before.split('; ').flatMap((pair) => (pair ? [[pair.split('=')[0] ?? '', pair] as const] : [])),
  )
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const name = pair.split('=')[0] ?? ''
    if (/max-age=0/i.test(cookie) || pair === `${name}=`) jar.delete(name)
    else jar.set(name, pair)
  }
  return [...jar.values()].join('; ')
}
