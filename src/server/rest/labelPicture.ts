import { getPayload, type SanitizedConfig } from 'payload'
import { z } from 'zod'

import { pictureOrigins, type PictureOrigin } from '@/domain/site/pictureOrigins'
import { pictureWidths, socialSize } from '@/domain/site/pictureWidths'
import { withXmp } from '@/domain/site/xmp'

const FILE = /^\/api\/media\/file\/([^/]+)$/
const labelled = ['image/webp', 'image/jpeg']

const sizes = [...pictureWidths.map((width) => `w${width}`), socialSize.name]
const columns = ['filename', ...sizes.map((size) => `sizes_${size}_filename`)]
const query = `select origin from media where ${columns.map((column) => `${column} = $1`).join(' or ')} limit 1`
const rows = z.array(z.object({ origin: z.enum(pictureOrigins).nullable() }))

async function findOrigin(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  filename: string,
): Promise<PictureOrigin> {
  const { db } = await getPayload({ config })
  const found = await db.pool.query(query, [filename])
  return rows.parse(found.rows)[0]?.origin ?? 'photo'
}

/**
 * Writes into the file of a picture that a machine made or changed what it is. It is done when the file leaves, so that
 * every size says it, wherever files are stored and whenever staff chose the label. The front keeps the answer.
 */
export async function labelPicture(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  response: Response,
): Promise<Response> {
  const name = FILE.exec(new URL(request.url).pathname)?.[1]
  const type = response.headers.get('Content-Type') ?? ''
  if (!name || request.method !== 'GET' || response.status !== 200 || !labelled.includes(type))
    return response
  const origin = await findOrigin(config, decodeURIComponent(name))
  if (origin === 'photo') return response
  const file = withXmp(Buffer.from(await response.arrayBuffer()), origin)
  const headers = new Headers(response.headers)
  headers.set('Content-Length', String(file.length))
  headers.delete('ETag')
  return new Response(new Uint8Array(file), { status: 200, headers })
}
