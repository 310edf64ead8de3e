import sharp from 'sharp'

/** A picture in the format that PDF files take. */
export type Ready = { url: string; file: { data: Buffer; format: 'jpg' | 'png' } }

const LARGEST = 40_000_000

async function bytesOf(url: string): Promise<Buffer | undefined> {
  const answer = await fetch(url)
  if (answer.ok) return Buffer.from(await answer.arrayBuffer())
  // What is gone is left out; a site that is down has the brochure made another time.
  if (answer.status === 404) return undefined
  throw new Error(`${url} answered ${answer.status}`)
}

/** Colour profiles, places and times a picture was taken at stay behind: nothing but its points is kept. */
async function converted(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: LARGEST })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** One after the other, so that a brochure of many pictures takes no more room than one of few. */
export async function makeReady(pictures: readonly { url: string }[], widthOf: (at: number) => number): Promise<Ready[]> {
  const ready: Ready[] = []
  for (const [at, { url }] of pictures.entries()) {
    const bytes = await bytesOf(url)
    const data = bytes && (await converted(bytes, widthOf(at)).catch(() => undefined))
    if (data) ready.push({ url, file: { data, format: 'jpg' } })
  }
  return ready
}
