import { Icon } from '@/components/icon/Icon'
import { Static } from '@/components/static/Static'
import { findArticles } from '@/data/site/articles'
import { articleView } from '@/data/site/articleCard'
import { findTestimonials } from '@/data/site/testimonials'
import { idOf } from '@/data/core/payload'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'quote' }>
type Props = { block: Block; locale: Locale }

async function findStory(article: Block['article'], locale: Locale): Promise<string | undefined> {
  const id = idOf(article)
  const [story] = id ? await findArticles({ ids: [id] }, locale) : []
  return story && (await articleView(story, locale)).href
}

/** The words of one client in large. A testimonial that this language lacks is replaced by the latest. */
export async function QuoteModule({ block, locale }: Props) {
  const [testimonials, story] = await Promise.all([
    findTestimonials(locale),
    findStory(block.article, locale),
  ])
  const chosen = testimonials.find(({ id }) => id === idOf(block.testimonial))
  const [latest] = testimonials
  const testimonial = chosen ?? latest
  const t = translate(locale)
  if (!testimonial) return <p className="text-soft">{t('empty')}</p>
  const { comment, name, postedBy } = testimonial
  return (
    <Static>
      <figure className="client-quote">
        <blockquote>{comment && t('quote', { words: comment })}</blockquote>
        <figcaption>
          <span>
            <b>{name}</b>
            {postedBy && `, ${postedBy}`}
          </span>
          {chosen && story && (
            <a className="more-link" href={story}>
              {t('homeParts.story')}
              <Icon name="next" size={20} />
            </a>
          )}
        </figcaption>
      </figure>
    </Static>
  )
}
