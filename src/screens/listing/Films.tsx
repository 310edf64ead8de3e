import { Video } from '@/components/media/Video'
import { listingName } from '@/data/catalogue/views/listing'
import { pictureOf } from '@/data/catalogue/views/picture'
import { videoView } from '@/data/catalogue/views/video'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** The films and the virtual tour of a listing; third parties are contacted after a click only. */
export function Films({ property, locale }: { property: Property; locale: Locale }) {
  const t = translate(locale)
  const poster = pictureOf(property.pictures?.[1] ?? property.pictures?.[0])
  const name = property.title || listingName(property, locale)
  const films = (property.videos ?? []).flatMap(
    ({ url, title }) => videoView(url, title || `${t('listing.films')}: ${name}`, locale) ?? [],
  )
  const tours = [
    videoView(property.virtualTour, `${t('listing.tour')}: ${name}`, locale) ?? [],
  ].flat()
  const groups = [
    { heading: t('listing.films'), shown: films },
    { heading: t('listing.tour'), shown: tours },
  ].filter(({ shown }) => shown.length > 0)
  return groups.map(({ heading, shown: videos }, index) => (
    <section key={heading} id={index === 0 ? 'films' : undefined} className="print:hidden">
      <h2 className="listing-heading">{heading}</h2>
      <div className="grid gap-6">
        {videos.map((film) => (
          <Video key={film.address} {...film} {...(poster && { poster })} />
        ))}
      </div>
    </section>
  ))
}
