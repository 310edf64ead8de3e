import type { CSSProperties, ReactNode } from 'react'

import { BannerFilm } from '@/components/media/BannerFilm'
import { Picture, PictureLabel, type PictureView } from '@/components/media/Picture'
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
type Variables = CSSProperties & { '--phone-focus'?: string }
type Props = {
  banner: BannerView
  title: string
  text: string
  words: Words
  /** Which part of the picture a phone shows, as `object-position`. */
  phoneFocus?: string
  children?: ReactNode
}

/** The `sizes` of the picture. A phone shows a part of it, at its full height. */
const SIZES = '(max-width: 960px) 110vw, 100vw'

const cover = 'absolute inset-0 h-full w-full object-cover'

function Backdrop({ banner, words }: { banner: BannerView; words: Words }) {
  if (banner.type === 'film')
    return (
      <>
        <BannerFilm
          src={banner.src}
          {...(banner.poster && { poster: banner.poster.src })}
          words={words}
        />
        <PictureLabel picture={banner.poster && { ...banner.poster, alt: '' }} />
      </>
    )
  if (banner.type === 'gallery')
    return <Slides pictures={banner.pictures} sizes={SIZES} words={words} />
  const [picture] = banner.pictures
  return picture ? (
    <>
      <Picture picture={picture} sizes={SIZES} eager className={cover} />
      <PictureLabel picture={picture} />
    </>
  ) : null
}

const hasBackdrop = (banner: BannerView) => banner.type === 'film' || banner.pictures.length > 0

/**
 * The banner of the home page: a picture as high as the window allows, with its text on a sheet that
 * hangs below the lower edge. On a phone the sheet follows the picture.
 */
export function Banner({ banner, title, text, words, phoneFocus, children }: Props) {
  const style: Variables = phoneFocus ? { '--phone-focus': phoneFocus } : {}
  return (
    <div className="banner" style={style}>
      {hasBackdrop(banner) && (
        <div className="banner-shot">
          <Backdrop banner={banner} words={words} />
        </div>
      )}
      <div className="banner-wrap wrap">
        <div className="banner-panel">
          <h1>{title}</h1>
          {text && <p className="mt-4 max-w-[46ch] text-lg text-soft">{text}</p>}
          {banner.type === 'video' && <div className="mt-6">{banner.film}</div>}
          {children}
        </div>
      </div>
    </div>
  )
}
