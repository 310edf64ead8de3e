import { readBody } from '@/data/core/readBody'
import { isPreviewPath } from '@/domain/site/preview'

const MAX_BYTES = 64 * 1024
const MAX_FIELDS = 200

/** Whether the form was sent from a preview page. */
export const isFromPreview = (headers: Headers): boolean => {
  const referer = headers.get('referer')
  return referer !== null && URL.canParse(referer) && isPreviewPath(new URL(referer).pathname)
}

export type Posted = Readonly<Record<string, string | string[]>>

/**
 * Reads the posted fields without NUL, which PostgreSQL does not store; a name in `lists` may have
 * several values. Returns undefined when the
 * body is no form or too large.
 */
export async function readPosted(
  request: Request,
  lists: readonly string[],
): Promise<Posted | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return undefined
  const body = await readBody(request.body, MAX_BYTES)
  const type = request.headers.get('content-type') ?? ''
  if (!body) return undefined
  const data = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!data) return undefined
  const entries = [...data].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [],
  )
  if (entries.length > MAX_FIELDS) return undefined
  const single = Object.fromEntries(entries)
  return {
    ...single,
    ...Object.fromEntries(
      lists.map((name) => [name, entries.flatMap(([key, value]) => (key === name ? [value] : []))]),
    ),
  }
}
