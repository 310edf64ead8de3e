import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'

import { pictureOrigins } from './pictureOrigins'
import { withXmp } from './xmp'

const drawn = (channels: 3 | 4) =>
  sharp({
    create: { width: 41, height: 27, channels, background: { r: 9, g: 90, b: 40, alpha: 0.5 } },
  })

/** The terms of the IPTC, which others read: a picture that a machine made must not pass for a photo. */
const terms = {
  photo: 'digitalCapture',
  retouched: 'algorithmicallyEnhanced',
  staged: 'compositeWithTrainedAlgorithmicMedia',
  render: 'digitalCreation',
  generated: 'trainedAlgorithmicMedia',
} as const

const files = {
  'lossy WebP': () => drawn(3).webp().toBuffer(),
  'lossless WebP': () => drawn(4).webp({ lossless: true }).toBuffer(),
  'lossy WebP with transparency': () => drawn(4).webp().toBuffer(),
  'WebP with a colour profile': () => drawn(3).withIccProfile('p3').webp().toBuffer(),
  JPEG: () => drawn(3).jpeg().toBuffer(),
}

describe('the kind of a picture in its file', () => {
  it.each(Object.entries(files))(
    'is read by other programs, and the picture stays: %s',
    async (_, make) => {
      const file = await make()
      for (const origin of pictureOrigins) {
        const labelled = withXmp(file, origin)
        const { xmp, width, height, hasAlpha } = await sharp(labelled).metadata()
        expect(xmp?.toString()).toMatch(new RegExp(`digitalsourcetype/${terms[origin]}\\b`))
        expect({ width, height }).toEqual({ width: 41, height: 27 })
        expect(hasAlpha).toBe((await sharp(file).metadata()).hasAlpha)
        expect(await sharp(labelled).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer())
      }
    },
  )

  it('leaves other files as they are', async () => {
    const png = await drawn(3).png().toBuffer()
    expect(withXmp(png, 'render')).toBe(png)
    const broken = Buffer.from('RIFF....WEBPVP8 ')
    expect(withXmp(broken, 'render')).toBe(broken)
  })
})
