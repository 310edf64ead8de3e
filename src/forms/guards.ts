import { readBody } from '@/data/readBody'
import { isPreviewPath } from '@/domain/preview'

const LARGEST = 64 * 1024
const MANY_FIELDS = 200

/** Whether it stood on a page that is only being looked at. */
export const isFromPreview = (headers: Headers): boolean => {
  const from = headers.get('referer')
  return from !== null && URL.canParse(from) && isPreviewPath(new URL(from).pathname)
}

export type Posted = Readonly<Record<string, string | string[]>>

/** What was posted, every name once; names in `lists` may come several times. Nothing when it is not a form. */
export async function readPosted(request: Request, lists: readonly string[]): Promise<Posted | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST) return undefined
  const body = await readBody(request.body, LARGEST)
  const type = request.headers.get('content-type') ?? ''
  if (!body) return undefined
  const data = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => undefined)
  if (!data) return undefined
  const entries = [...data].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
  if (entries.length > MANY_FIELDS) return undefined
  const one = Object.fromEntries(entries)
  return { ...one, ...Object.fromEntries(lists.map((name) => [name, entries.flatMap(([key, value]) => (key === name ? [value] : []))])) }
}
