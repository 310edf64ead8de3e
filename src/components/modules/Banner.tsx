import type { ReactNode } from 'react'

import { Icon } from '@/components/icon/Icon'
import { BannerFilm, SlideButtons } from '@/components/islands'
import { Picture, type PictureView } from '@/components/media/Picture'

export type BannerView =
  | { type: 'image'; pictures: [PictureView] }
  | { type: 'gallery'; pictures: [PictureView, PictureView, ...PictureView[]] }
  | { type: 'film'; src: string; poster?: PictureView }
  | { type: 'video'; film: ReactNode; pictures: PictureView[] }

type Words = { gallery: string; previous: string; next: string; position: string; pause: string; resume: string }
type Props = { banner: BannerView; title: string; text: string; words: Words; children?: ReactNode }

const signs = { pause: <Icon name="pause" />, play: <Icon name="play" />, previous: <Icon name="previous" />, next: <Icon name="next" /> }
/** A phone shows a part of the picture, at its full height. */
const WIDE = '(max-width: 766px) 110vw, 100vw'
const cover = 'absolute inset-0 h-full w-full object-cover'

function Backdrop({ banner, words }: { banner: BannerView; words: Words }) {
  if (banner.type === 'film') return <BannerFilm src={banner.src} {...(banner.poster && { poster: banner.poster.src })} words={words} signs={signs} />
  if (banner.type === 'gallery')
    return (
      <div className="absolute inset-0 -z-10">
        <ul data-slides aria-label={words.gallery} tabIndex={0} className="flex h-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]">
          {banner.pictures.map((picture, at) => (
            <li key={picture.src} className="relative h-full w-full shrink-0 snap-start">
              <Picture picture={picture} sizes={WIDE} eager={at === 0} className={cover} />
            </li>
          ))}
        </ul>
        <SlideButtons count={banner.pictures.length} words={words} signs={signs} />
      </div>
    )
  const [picture] = banner.pictures
  return picture ? <Picture picture={picture} sizes={WIDE} eager className={`${cover} -z-10`} /> : null
}

/** What opens home, over the whole width, with the words on a sheet of paper that reaches below it. */
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
