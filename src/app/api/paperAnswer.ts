import type { Document } from '@/payload-types'

/** A private file on its way to who may have it: saved, never opened inside the site. */
export function paperAnswer({ id, filename, mimeType, filesize }: Document, file: ReadableStream, unkept: Readonly<Record<string, string>>): Response {
  const headers = {
    ...unkept,
    'Content-Type': mimeType ?? 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename ?? id)}`,
    'X-Content-Type-Options': 'nosniff',
    ...(filesize && { 'Content-Length': String(filesize) }),
  }
  return new Response(file, { headers })
}
