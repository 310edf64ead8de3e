import { readBody } from '@/data/core/readBody'

const MAX_BYTES = 60_000

/** Reads the JSON body of a request. Returns undefined when it is too large or not JSON. */
export async function readJson(
  body: ReadableStream<Uint8Array> | null | undefined,
  maxBytes = MAX_BYTES,
): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await readBody(body, maxBytes)))
  } catch {
    return undefined
  }
}
