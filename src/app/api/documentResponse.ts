import type { Document } from '@/payload-types'

/** The response with a private document: downloaded, never opened inside the site. */
export function documentResponse(
  { id, filename, mimeType, filesize }: Document,
  file: ReadableStream,
  privateHeaders: Readonly<Record<string, string>>,
): Response {
  const headers = {
    ...privateHeaders,
    'Content-Type': mimeType ?? 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename ?? id)}`,
    'X-Content-Type-Options': 'nosniff',
    ...(filesize && { 'Content-Length': String(filesize) }),
  }
  return new Response(file, { headers })
}
