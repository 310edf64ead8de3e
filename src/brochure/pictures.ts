import sharp from 'sharp'

/** A picture in a format that PDF files take. */
export type Ready = {
  url: string
  label?: string | undefined
  /** In pixels. */
  width: number
  height: number
  file: { data: Buffer; format: 'jpg' | 'png' }
}

const MAX_PIXELS = 40_000_000

async function download(url: string): Promise<Buffer | undefined> {
  const answer = await fetch(url)
  if (answer.ok) return Buffer.from(await answer.arrayBuffer())
  // A deleted picture is left out; on another error the brochure is printed later.
  if (answer.status === 404) return undefined
  throw new Error(`${url} answered ${answer.status}`)
}

/** Converts a picture without its metadata, such as the place and time it was taken. */
async function toJpeg(bytes: Buffer, width: number) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
}

/** Loads and converts pictures one after the other, so that many need no more memory than few. */
export async function makeReady(
  pictures: readonly { url: string; label?: string | undefined }[],
  widthOf: (at: number) => number,
): Promise<Ready[]> {
  const ready: Ready[] = []
  for (const [at, { url, label }] of pictures.entries()) {
    const bytes = await download(url)
    const made = bytes && (await toJpeg(bytes, widthOf(at)).catch(() => undefined))
    if (!made) continue
    const { data, info } = made
    ready.push({
      url,
      label,
      width: info.width,
      height: info.height,
      file: { data, format: 'jpg' },
    })
  }
  return ready
}
