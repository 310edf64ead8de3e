import { readBody } from '@/data/readBody'

const LARGEST = 60_000

/** What a screen of the studio sent; nothing when it is too large or no JSON. */
export async function readJson(body: ReadableStream<Uint8Array> | null | undefined, largest = LARGEST): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await readBody(body, largest)))
  } catch {
    return undefined
  }
}
