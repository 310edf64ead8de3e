/** Signs that the typefaces lack. */
const readable = (text: string): string => text.replaceAll('₂', '2').replaceAll('\u202f', '\u00a0')

/** What a program that prints is told to show, on its input. */
export async function told(): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array))
  return JSON.parse(readable(Buffer.concat(chunks).toString('utf8')))
}
