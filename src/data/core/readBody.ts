/**
 * Reads the body of a request. Stops and returns undefined as soon as it is longer than allowed.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null | undefined,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > maxBytes) {
      await reader?.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}
