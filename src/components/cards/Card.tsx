import type { ReactNode } from 'react'

import { Picture, type PictureView } from '@/components/media/Picture'

export type CardFlag = { text: string; tone: 'quiet' | 'new' | 'closed' }

/** What depends on where a card stands: the first picture of a page comes at once, and headings leave no level out. */
export type CardPlace = { eager?: boolean; level?: 2 | 3 }

type Props = {
  picture?: PictureView
  href?: string
  flag?: CardFlag
  heading: string
  mark?: ReactNode
  place?: string
  facts?: string[]
  text?: string
  date?: { value: string; text: string }
  /** What can be pressed beside the link that covers the card. */
  corner?: ReactNode
} & CardPlace

/** A little less than the width on a phone: nobody sees the difference, and the picture is there sooner. */
const WIDTHS = '(min-width: 961px) 400px, (min-width: 640px) 50vw, 80vw'

const tones = { quiet: 'bg-paper text-ink', new: 'bg-brick text-white', closed: 'bg-ink text-paper' }

/** A picture, what leads (a price or a title), a place and three facts. */
export function Card({ picture, href, flag, heading, mark, place, facts = [], text, date, corner, eager = false, level = 3 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="group relative">
      <div className="relative aspect-3/2 overflow-hidden rounded-(--radius-base) bg-sand">
        {picture && (
          <Picture
            picture={picture}
            eager={eager}
            sizes={WIDTHS}
            className="h-full w-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          />
        )}
        {flag && <span className={`absolute top-4 left-0 rounded-r-[3px] px-3.5 py-1 text-[0.82rem] font-semibold ${tones[flag.tone]}`}>{flag.text}</span>}
      </div>
      <Heading className="mt-4 flex items-baseline justify-between gap-3 text-[1.42rem] leading-tight">
        {href ? (
          <a href={href} className="no-underline decoration-brick group-hover:underline after:absolute after:inset-0">
            {heading}
          </a>
        ) : (
          <span>{heading}</span>
        )}
        {mark}
      </Heading>
      {date && (
        <time dateTime={date.value} className="mt-3 block text-sm text-soft">
          {date.text}
        </time>
      )}
      {place && <p className="mt-1 font-semibold">{place}</p>}
      {facts.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-x-4 text-[0.95rem] text-soft">
          {facts.map((fact, at) => (
            <li key={at}>{fact}</li>
          ))}
        </ul>
      )}
      {text && <p className="mt-2 text-soft">{text}</p>}
      {corner}
    </article>
  )
}
