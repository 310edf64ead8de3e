/** Replaces characters that the typefaces lack. */
const printable = (text: string): string => text.replaceAll('₂', '2').replaceAll('\u202f', '\u00a0')

/** Reads the data to print from the standard input, as JSON. */
export async function readInput(): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array))
  return JSON.parse(printable(Buffer.concat(chunks).toString('utf8')))
}
