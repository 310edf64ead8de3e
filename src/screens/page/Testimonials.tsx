import { LabelledPicture } from '@/components/media/Picture'
import { Portrait } from '@/components/person/Portrait'
import { findTestimonials } from '@/data/site/testimonials'
import { pictureOf } from '@/data/catalogue/views/picture'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** The testimonials of clients. */
export async function Testimonials({ locale }: { locale: Locale }) {
  const testimonials = await findTestimonials(locale)
  const t = translate(locale)
  if (testimonials.length === 0) return <p className="wrap py-10 text-soft">{t('empty')}</p>
  return (
    <section aria-label={t('testimonials.from')} className="wrap gap-x-16 py-10 lg:columns-2">
      {testimonials.map(({ id, name, comment, image, postedOn, postedBy, website }, at) => {
        const picture = pictureOf(image)
        return (
          <figure key={id} className="mb-10 break-inside-avoid border-t border-ink/80 pt-5">
            {picture && (
              <LabelledPicture
                picture={{ ...picture, alt: '' }}
                sizes="(min-width: 961px) 580px, 90vw"
                eager={at === 0}
                className="mb-5 aspect-5/2 w-full rounded-(--radius-base) object-cover"
              />
            )}
            <blockquote className="quote">{comment}</blockquote>
            <figcaption className="mt-5 flex items-center gap-4 text-soft">
              <Portrait name={name} />
              <span>
                <span className="block font-semibold text-ink">
                  {website ? (
                    <a href={website} rel="noopener nofollow" target="_blank">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </span>
                {[postedBy, postedOn ? formatDay(postedOn, locale) : ''].filter(Boolean).join(', ')}
              </span>
            </figcaption>
          </figure>
        )
      })}
    </section>
  )
}
