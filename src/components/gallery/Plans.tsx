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
      <ul className="plans">
        {plans.map((plan, index) => (
          <li key={index}>
            <figure>
              <a
                href={largestSrc(plan)}
                data-photo
                data-caption={plan.caption}
                aria-label={plan.alt ? undefined : words.nameOf(index + 1)}
              >
                <Picture
                  picture={{ ...plan, tone: '#fff' }}
                  sizes="(min-width: 961px) 400px, 90vw"
                />
              </a>
              {(plan.caption || plan.alt) && <figcaption>{plan.caption || plan.alt}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Enlarge>
  )
}
