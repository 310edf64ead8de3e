import { Picture, PictureLabel, type PictureView } from '@/components/media/Picture'

import { Enlarge } from './Enlarge'
import { captionOf, largestSrc, type LightboxWords } from './slides'

type Props = {
  plans: PictureView[]
  words: { nameOf: (at: number) => string; enlarge: LightboxWords }
}

/** The floor, and below it what staff wrote on the next lines: its rooms and their sizes. */
function PlanCaption({ text }: { text: string }) {
  const [floor, ...rooms] = text.split('\n')
  if (!floor) return null
  return (
    <figcaption>
      <b>{floor}</b>
      {rooms.length > 0 && <span>{rooms.join(' ')}</span>}
    </figcaption>
  )
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
                data-caption={captionOf(plan)}
                aria-label={plan.alt ? undefined : words.nameOf(index + 1)}
              >
                <Picture
                  picture={{ ...plan, tone: '#fff' }}
                  sizes="(min-width: 961px) 400px, 90vw"
                />
                <PictureLabel picture={plan} />
              </a>
              <PlanCaption text={plan.caption || plan.alt} />
            </figure>
          </li>
        ))}
      </ul>
    </Enlarge>
  )
}
