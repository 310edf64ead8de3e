import { POST } from '@/app/api/forms/[kind]/route'
import { env } from '@/env'
type Sent = { locale?: string; headers?: Record<string, string>; asScript?: boolean }
export type Fields = Readonly<Record<string, string | readonly string[]>>

let visitors = 0
/** Each is somebody else, so that the limits of one are not those of another. */
const visitor = () => `198.51.${100 + Math.floor(++visitors / 250)}.${visitors % 250}`

export function bodyOf(fields: Fields): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one)
  return body
}

/** Posts a form as the route of the site gets it from the page front. */
export function post(
  kind: string,
  body: Fields | BodyInit,
  { locale = 'nl', headers = {}, asScript = true }: Sent = {},
): Promise<Response> {
  const raw =
    typeof body === 'string' ||
    body instanceof FormData ||
    body instanceof URLSearchParams ||
    body instanceof Uint8Array
  const request = new Request(`${env.SITE_URL}/api/forms/${kind}?lang=${locale}`, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': visitor(),
      ...(asScript && { accept: 'application/json' }),
      ...headers,
    },
    body: raw ? (body as BodyInit) : bodyOf(body as Fields),
  })
  return POST(request, { params: Promise.resolve({ kind }) })
}

const SENT = /\?sent=[\da-f-]{36}$/

/** The answer to a form; the page that thanks stands without the id of what was sent. */
export async function answerOf(
  response: Response,
): Promise<{ status: number; next?: string; refused?: Record<string, string> }> {
  const answer = (await response.json()) as { next?: string; refused?: Record<string, string> }
  const { next } = answer
  return {
    status: response.status,
    ...answer,
    ...(next !== undefined && { next: next.replace(SENT, '') }),
  }
}

type Asked = {
  kind?: string
  lang?: string
  address?: string
  script?: boolean
  headers?: Record<string, string>
  body?: BodyInit
}

/** The same from an address of one's own. */
export const postForm = (
  fields: Fields,
  { kind = 'contact', lang = 'nl', address = '10.0.0.1', script = true, headers, body }: Asked = {},
): Promise<Response> =>
  post(kind, body ?? fields, {
    locale: lang,
    asScript: script,
    headers: { 'x-forwarded-for': address, ...headers },
  })
