import sharp from 'sharp'

import { oncePerProcess } from '@/domain/lib/oncePerProcess'

/**
 * Pixels above which a picture is reduced first, more than phones take. Several sizes are made at
 * once, and each holds the whole picture in memory.
 */
const MAX_PIXELS = 24_000_000
const MAX_SIDE = 2400
const PROBE_SIDE = 16

/**
 * `tail` is the end of the queue. A picture of 100 megapixels takes half a gigabyte while it is read, so one
 * is read at a time.
 */
const queue = oncePerProcess<{ tail: Promise<unknown> }>('pictures', () => ({
  tail: Promise.resolve(),
}))

function runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.tail.then(work)
  queue.tail = result.catch(() => undefined)
  return result
}

/**
 * Returns the megapixels of a picture by its header. Nothing is unpacked, so no limit is needed.
 */
export async function megapixelsIn(data: Buffer): Promise<number | undefined> {
  try {
    const { width, height, pages = 1 } = await sharp(data, { limitInputPixels: false }).metadata()
    return (width * height * pages) / 1_000_000
  } catch {
    return undefined
  }
}

/** Returns whether a picture can be decoded completely, which a truncated one cannot. */
export const isReadable = (data: Buffer): Promise<boolean> =>
  runInTurn(async () => {
    try {
      await sharp(data, { animated: true })
        .resize(PROBE_SIDE, PROBE_SIDE, { fit: 'inside' })
        .raw()
        .toBuffer()
      return true
    } catch {
      return false
    }
  })

/**
 * Reduces a huge picture without loss. Returns undefined for one that is small enough or animated.
 */
export const reduceIfHuge = (data: Buffer): Promise<Buffer | undefined> =>
  runInTurn(async () => {
    const { width, height, pages = 1 } = await sharp(data).metadata()
    if (pages > 1 || width * height <= MAX_PIXELS) return undefined
    const reduced = sharp(data)
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    return reduced.png({ compressionLevel: 1 }).toBuffer()
  })

/** An area of a picture, in hundredths of its width and height. */
export type CropArea = { x: number; y: number; width: number; height: number }

/** Crops a picture, upright and without loss. Returns undefined for an animated one. */
export const cropImage = (data: Buffer, part: CropArea): Promise<Buffer | undefined> =>
  runInTurn(async () => {
    const { autoOrient, pages = 1 } = await sharp(data).metadata()
    if (pages > 1) return undefined
    const clampTo = (side: number, from: number, length: number): [start: number, size: number] => {
      const start = Math.min(Math.round((side * from) / 100), side - 1)
      return [start, Math.max(1, Math.min(Math.round((side * length) / 100), side - start))]
    }
    const [left, width] = clampTo(autoOrient.width, part.x, part.width)
    const [top, height] = clampTo(autoOrient.height, part.y, part.height)
    return sharp(data)
      .rotate()
      .extract({ left, top, width, height })
      .png({ compressionLevel: 1 })
      .toBuffer()
  })
