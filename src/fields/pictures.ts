import sharp from 'sharp'

/** More than phones take. Several sizes are made of a picture at once, each of them holding all of it. */
const MOST_AT_ONCE = 24_000_000
const LONGEST_SIDE = 2400
const GLANCE = 16

/** A picture of a hundred megapixels takes half a gigabyte while it is read: one at a time. */
let turn: Promise<unknown> = Promise.resolve()

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = turn.then(work)
  turn = result.catch(() => undefined)
  return result
}

/** How many millions of points a picture says it has. Reading that unpacks nothing, so no limit is needed. */
export async function megapixelsIn(data: Buffer): Promise<number | undefined> {
  try {
    const { width, height, pages = 1 } = await sharp(data, { limitInputPixels: false }).metadata()
    return (width * height * pages) / 1_000_000
  } catch {
    return undefined
  }
}

/** Whether a picture can be read to its last point: one that was cut off on its way cannot. */
export const isReadable = (data: Buffer): Promise<boolean> =>
  inTurn(async () => {
    const all = sharp(data, { animated: true }).resize(GLANCE, GLANCE, { fit: 'inside' })
    return all
      .raw()
      .toBuffer()
      .then(
        () => true,
        () => false,
      )
  })

/** A huge picture at a size that can be worked on, without loss; nothing for one that is small enough, or moves. */
export const madeHandy = (data: Buffer): Promise<Buffer | undefined> =>
  inTurn(async () => {
    const { width, height, pages = 1 } = await sharp(data).metadata()
    if (pages > 1 || width * height <= MOST_AT_ONCE) return undefined
    const smaller = sharp(data).rotate().resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    return smaller.png({ compressionLevel: 1 }).toBuffer()
  })

/** A part of a picture, in hundredths of its width and height. */
export type Part = { x: number; y: number; width: number; height: number }

/** The chosen part of a picture, upright and without loss; nothing for one that moves. */
export const cutOut = (data: Buffer, part: Part): Promise<Buffer | undefined> =>
  inTurn(async () => {
    const { autoOrient, pages = 1 } = await sharp(data).metadata()
    if (pages > 1) return undefined
    const along = (side: number, from: number, length: number): [start: number, size: number] => {
      const start = Math.min(Math.round((side * from) / 100), side - 1)
      return [start, Math.max(1, Math.min(Math.round((side * length) / 100), side - start))]
    }
    const [left, width] = along(autoOrient.width, part.x, part.width)
    const [top, height] = along(autoOrient.height, part.y, part.height)
    return sharp(data).rotate().extract({ left, top, width, height }).png({ compressionLevel: 1 }).toBuffer()
  })
