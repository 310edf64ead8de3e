import { legible } from './legible'

/** Reads the data to print from the standard input, as JSON. */
export async function readInput(): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array))
  return JSON.parse(await legible(Buffer.concat(chunks).toString('utf8')))
}
