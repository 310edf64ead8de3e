import type { PictureView } from '@/components/media/Picture'
import { readPreview, readTone } from '@/domain/lib/tone'
import { socialSize } from '@/domain/site/pictureWidths'
import { env } from '@/env'
import type { Media } from '@/payload-types'

/** Removes the origin of the site, which Payload puts before the address of a file. */
const withoutOrigin = (url: string): string =>
  url.startsWith(env.SITE_URL) ? url.slice(env.SITE_URL.length) : url

/** The fields of a media document that pages show. */
type PictureFile = Pick<
  Media,
  'url' | 'alt' | 'caption' | 'label' | 'width' | 'height' | 'thumbhash' | 'sizes'
>

/** Views by the document they were made from, kept while that is in memory. */
const views = new WeakMap<PictureFile, PictureView>()

/** Returns a picture as pages show it; undefined when the relation is empty or was not loaded. */
export function pictureOf(media: string | PictureFile | null | undefined): PictureView | undefined {
  if (typeof media !== 'object' || !media?.url) return undefined
  const view = views.get(media) ?? viewOf(media, media.url)
  views.set(media, view)
  return view
}

/** What stands in the place of the picture while it loads. */
function tonesOf(stored: string | null | undefined): Pick<PictureView, 'tone' | 'preview'> {
  if (!stored) return {}
  const preview = readPreview(stored)
  return { tone: readTone(stored), ...(preview && { preview }) }
}

function viewOf(media: PictureFile, url: string): PictureView {
  const sizes = Object.entries(media.sizes ?? {}).flatMap(([name, size]) =>
    name !== socialSize.name && size?.url && size.width
      ? [{ src: withoutOrigin(size.url), width: size.width }]
      : [],
  )
  return {
    alt: [media.alt, media.label && `(${media.label})`].filter(Boolean).join(' '),
    ...(media.label && { label: media.label }),
    ...(media.caption && { caption: media.caption }),
    width: media.width ?? 3,
    height: media.height ?? 2,
    src: withoutOrigin(media.sizes?.w600?.url ?? url),
    sizes: sizes.sort((a, b) => a.width - b.width),
    ...tonesOf(media.thumbhash),
  }
}

/** Returns the address of the picture as previews in other programs show it; older ones have none. */
export const socialPictureOf = (
  media: string | PictureFile | null | undefined,
): string | undefined =>
  typeof media === 'object' && media?.sizes?.social?.url
    ? withoutOrigin(media.sizes.social.url)
    : undefined

/** Returns the loaded pictures of a relation as pages show them. */
export const picturesOf = (list: (string | Media)[] | null | undefined): PictureView[] =>
  (list ?? []).map(pictureOf).filter((picture): picture is PictureView => picture !== undefined)

/** Where the picture is cropped: the point that staff set, unless it is the middle. */
const focusOf = ({ focalX, focalY }: Media): string | undefined =>
  typeof focalX !== 'number' || typeof focalY !== 'number' || (focalX === 50 && focalY === 50)
    ? undefined
    : `${focalX}% ${focalY}%`

function widePictureOf(media: string | Media): PictureView[] {
  const view = pictureOf(media)
  if (!view || typeof media !== 'object' || !media.url) return []
  const focus = focusOf(media)
  const original = { src: withoutOrigin(media.url), width: view.width }
  const isWider = view.sizes.every(({ width }) => width < original.width)
  return [
    { ...view, sizes: isWider ? [...view.sizes, original] : view.sizes, ...(focus && { focus }) },
  ]
}

/** Returns pictures that are shown as wide as the window: with their original size and focal point. */
export const widePicturesOf = (list: (string | Media)[] | null | undefined): PictureView[] =>
  (list ?? []).flatMap(widePictureOf)
