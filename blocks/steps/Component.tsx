import { Static } from '@/components/static/Static'
import { findTestimonials } from '@/data/site/testimonials'
import { idOf } from '@/data/core/payload'
import type { Locale } from '@/i18n/locales'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'steps' }>
type Props = { block: Block; module: Module; locale: Locale }

/** A client who says what the service was like; one that this language does not show is left out. */
async function Quote({ block, locale }: Pick<Props, 'block' | 'locale'>) {
  const id = idOf(block.testimonial)
  const testimonial = id && (await findTestimonials(locale)).find((one) => one.id === id)
  if (!testimonial) return null
  const { comment, name, postedBy } = testimonial
  return (
    <figure>
      <blockquote className="quote">{comment}</blockquote>
      <figcaption className="mt-2 text-[0.9375rem] text-soft">
        {[name, postedBy].filter(Boolean).join(', ')}
      </figcaption>
    </figure>
  )
}

/** What happens in what order, what it costs, and what a client says of it. */
export async function StepsModule({ block, module, locale }: Props) {
  const Heading = module.title ? 'h3' : 'h2'
  const steps = (block.steps ?? []).filter(({ title, text }) => title || text)
  const quote = await Quote({ block, locale })
  return (
    <Static>
      <div className="steps">
        <ol className="steps-list">
          {steps.map(({ id, title, text }) => (
            <li key={id}>
              {title && <Heading className="steps-title">{title}</Heading>}
              {text && <p className="text-soft">{text}</p>}
            </li>
          ))}
        </ol>
        {(block.price || block.priceNote || quote) && (
          <div className="steps-price">
            {(block.price || block.priceNote) && (
              <p>
                {block.price && <strong>{block.price}</strong>}
                {block.priceNote}
              </p>
            )}
            {quote}
          </div>
        )}
      </div>
    </Static>
  )
}
