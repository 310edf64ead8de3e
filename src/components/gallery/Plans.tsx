import { Enlarge } from '@/components/islands'
import { Picture, type PictureView } from '@/components/media/Picture'

import { largestOf, type EnlargeWords } from './enlarged'

type Props = { plans: PictureView[]; words: { nameOf: (at: number) => string; enlarge: EnlargeWords } }

/** Floor plans: drawings that are shown whole, on white. */
export function Plans({ plans, words }: Props) {
  return (
    <Enlarge words={words.enlarge}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {plans.map((plan, at) => (
          <li key={at}>
            <figure>
              <a
                href={largestOf(plan)}
                data-photo
                data-caption={plan.caption}
                aria-label={plan.alt ? undefined : words.nameOf(at + 1)}
                className="block overflow-hidden rounded-(--radius-base) border border-sand bg-white p-4 hover:border-ink"
              >
                <Picture picture={{ ...plan, tone: '#fff' }} sizes="(min-width: 961px) 400px, 90vw" className="aspect-4/3 w-full object-contain" />
              </a>
              {(plan.caption || plan.alt) && <figcaption className="mt-2 text-sm text-soft">{plan.caption || plan.alt}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Enlarge>
  )
}
