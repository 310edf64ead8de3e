import { Picture, type PictureView } from '@/components/media/Picture'

import { Enlarge } from './Enlarge'
import { largestSrc, type LightboxWords } from './slides'

type Props = {
  plans: PictureView[]
  words: { nameOf: (at: number) => string; enlarge: LightboxWords }
}

/** Floor plans, shown in full on white. */
export function Plans({ plans, words }: Props) {
  return (
    <Enlarge props={words.enlarge}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {plans.map((plan, index) => (
          <li key={index}>
            <figure>
              <a
                href={largestSrc(plan)}
                data-photo
                data-caption={plan.caption}
                aria-label={plan.alt ? undefined : words.nameOf(index + 1)}
                className="block overflow-hidden rounded-(--radius-base) border border-sand bg-white p-4 hover:border-ink"
              >
                <Picture
                  picture={{ ...plan, tone: '#fff' }}
                  sizes="(min-width: 961px) 400px, 90vw"
                  className="aspect-4/3 w-full object-contain"
                />
              </a>
              {(plan.caption || plan.alt) && (
                <figcaption className="mt-2 text-sm text-soft">
                  {plan.caption || plan.alt}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Enlarge>
  )
}
