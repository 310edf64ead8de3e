import type { ReactNode } from 'react'

import { BannerFilm } from '@/components/media/BannerFilm'
import { Picture, type PictureView } from '@/components/media/Picture'
import { Slides } from '@/components/media/Slides'

export type BannerView =
  | { type: 'image'; pictures: [PictureView] }
  | { type: 'gallery'; pictures: [PictureView, PictureView, ...PictureView[]] }
  | { type: 'film'; src: string; poster?: PictureView }
  | { type: 'video'; film: ReactNode; pictures: PictureView[] }

type Words = {
  gallery: string
  previous: string
  next: string
  position: string
  pause: string
  resume: string
}
type Props = { banner: BannerView; title: string; text: string; words: Words; children?: ReactNode }

/** The `sizes` of the picture. A phone shows a part of it, at its full height. */
const SIZES = '(max-width: 766px) 110vw, 100vw'

function Backdrop({ banner, words }: { banner: BannerView; words: Words }) {
  if (banner.type === 'film')
    return (
      <BannerFilm
        src={banner.src}
        {...(banner.poster && { poster: banner.poster.src })}
        words={words}
      />
    )
  if (banner.type === 'gallery')
    return <Slides pictures={banner.pictures} sizes={SIZES} words={words} />
  const [picture] = banner.pictures
  return picture ? (
    <Picture
      picture={picture}
      sizes={SIZES}
      eager
      className="absolute inset-0 -z-10 h-full w-full object-cover"
    />
  ) : null
}

/**
 * The banner of the home page, over the whole width, with its text on a sheet that overlaps the
 * lower edge.
 */
export function Banner({ banner, title, text, words, children }: Props) {
  return (
    <div className="banner relative isolate mb-14 grid min-h-[min(66svh,680px)] md:min-h-[min(76svh,680px)] items-end bg-sand md:mb-18">
      <Backdrop banner={banner} words={words} />
      <div className="wrap pointer-events-none pt-36 md:pt-48">
        <div className="pointer-events-auto -mb-10 w-full max-w-[720px] rounded-t-(--radius-base) bg-paper p-6 md:-mb-14 md:p-12 lg:p-14">
          <h1>{title}</h1>
          {text && <p className="mt-4 max-w-[46ch] text-lg text-soft">{text}</p>}
          {banner.type === 'video' && <div className="mt-6">{banner.film}</div>}
          {children}
        </div>
      </div>
    </div>
  )
}
