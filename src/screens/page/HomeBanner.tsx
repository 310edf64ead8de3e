import { SearchStart } from '@blocks/home-search/SearchStart'

import { Banner, type BannerView } from '@/components/modules/Banner'
import { Video } from '@/components/media/Video'
import { widePicturesOf } from '@/data/catalogue/views/picture'
import { videoView } from '@/data/catalogue/views/video'
import { videoOf } from '@/domain/site/video'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Page } from '@/payload-types'

/**
 * Returns the chosen banner, as far as it can be shown: a gallery of one picture becomes a picture,
 * a film without an address its poster.
 */
function bannerOf({ banner, title }: Page, locale: Locale): BannerView | undefined {
  const pictures = widePicturesOf(banner?.images)
  const [first, second, ...more] = pictures
  const address = banner?.type === 'video' ? banner.videoUrl : undefined
  const video = address ? videoOf(address) : undefined
  if (video?.kind === 'file')
    return { type: 'film', src: video.url, ...(first && { poster: first }) }
  const view = video && videoView(address, banner?.title ?? title ?? '', locale)
  if (view)
    return { type: 'video', film: <Video {...view} {...(first && { poster: first })} />, pictures }
  if (banner?.type === 'gallery' && first && second)
    return { type: 'gallery', pictures: [first, second, ...more] }
  return first && { type: 'image', pictures: [first] }
}

/** Where a phone, which shows the middle of a wide picture, has its focal point. */
function phoneFocusOf({ banner }: Page): string | undefined {
  const { phoneFocusX: x, phoneFocusY: y } = banner ?? {}
  return typeof x === 'number' || typeof y === 'number' ? `${x ?? 50}% ${y ?? 50}%` : undefined
}

/** The banner of the home page, with a search where staff want it. */
export function HomeBanner({ page, locale }: { page: Page; locale: Locale }) {
  const t = translate(locale)
  const banner = bannerOf(page, locale) ?? { type: 'video', film: null, pictures: [] }
  const words = {
    gallery: t('gallery.label'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    position: t('gallery.position', {
      position: '{position}',
      count: page.banner?.images?.length ?? 0,
    }),
    pause: t('video.pause'),
    resume: t('video.resume'),
  }
  const phoneFocus = phoneFocusOf(page)
  const title = page.banner?.title || page.heading || page.title || ''
  return (
    <Banner
      banner={banner}
      title={title}
      text={page.banner?.text ?? ''}
      words={words}
      {...(phoneFocus && { phoneFocus })}
    >
      {page.banner?.withSearch === true && (
        <SearchStart id="search" locale={locale} heading={title} />
      )}
    </Banner>
  )
}
