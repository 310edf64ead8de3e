import { LabelledPicture } from '@/components/media/Picture'
import { pictureOf } from '@/data/catalogue/views/picture'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Project } from '@/payload-types'

/** The buildings of a project with their construction status. */
export function Constructions({ project, locale }: { project: Project; locale: Locale }) {
  const constructions = (project.constructions ?? []).filter(({ title, text }) => title || text)
  if (constructions.length === 0) return null
  return (
    <section aria-labelledby="constructions" className="pt-16">
      <h2 id="constructions" className="mb-8">
        {translate(locale)('project.constructions')}
      </h2>
      <ul className="grid gap-10 md:grid-cols-2 md:gap-x-6">
        {constructions.map(({ id, title, text, status, image }) => {
          const picture = pictureOf(image)
          return (
            <li key={id}>
              {picture && (
                <LabelledPicture
                  picture={picture}
                  sizes="(min-width: 767px) 610px, 90vw"
                  className="mb-4 aspect-3/2 w-full rounded-(--radius-base) object-cover"
                />
              )}
              {status && (
                <p className="eyebrow">{optionName(locale, 'constructionStatus', status)}</p>
              )}
              {title && <h3 className="mt-1 text-[1.42rem]">{title}</h3>}
              {text && <p className="mt-2 max-w-[62ch] whitespace-pre-line text-soft">{text}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
