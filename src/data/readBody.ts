/** The body of a request, or nothing when it is longer than allowed: it is not kept while finding out. */
export async function readBody(body: ReadableStream<Uint8Array> | null | undefined, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > most) {
      await reader?.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}
