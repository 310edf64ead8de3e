import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

const declared = (headers: IncomingHttpHeaders) => Number(headers['content-length'] ?? 0)

/** The whole body, or null when it is larger than the limit. */
export async function readBody(answer: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  if (declared(answer.headers) > limit) {
    answer.destroy()
    return null
  }
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
