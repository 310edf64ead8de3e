import type { ReactNode } from 'react'

import { Icon } from '@/components/icon/Icon'
import { Picture, PictureLabel, type PictureView } from '@/components/media/Picture'

export type CardFlag = { text: string; tone: 'quiet' | 'new' | 'closed' }

/**
 * Depends on the position of the card: the first picture of a page loads eagerly, and the heading
 * level continues the outline.
 */
export type CardPosition = { eager?: boolean; level?: 2 | 3 }

type Props = {
  picture?: PictureView
  href?: string
  flag?: CardFlag
  heading: string
  mark?: ReactNode
  place?: string
  title?: string
  where?: string
  listing?: number
  more?: readonly string[]
  facts?: string[]
  text?: string
  /** The agent who can be asked, on a card with room for it. */
  agent?: string
  date?: { value: string; text: string }
  /** A control on the card, outside the link that covers it. */
  corner?: ReactNode
  /** A row of its own, with a larger picture beside the text. */
  isRow?: boolean
} & CardPosition

/**
 * The `sizes` of the picture. On a phone a little less than the real width: the difference is not
 * visible and the picture loads sooner.
 */
const SIZES = '(min-width: 961px) 400px, (min-width: 640px) 50vw, 80vw'
const ROW_SIZES = '(min-width: 961px) 720px, (min-width: 660px) 58vw, 80vw'

const tones = {
  quiet: 'bg-paper text-ink',
  new: 'bg-brick text-white',
  closed: 'bg-ink text-paper',
}

type HeadingProps = Pick<Props, 'heading' | 'mark'> & { level: 2 | 3; href: string | undefined }

/** The heading. Its link covers the whole card. */
function CardHeading({ level, href, heading, mark }: HeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading className="mt-4 flex items-baseline justify-between gap-3 text-[1.42rem] leading-tight">
      {href ? (
        <a
          href={href}
          className="no-underline decoration-brick group-hover:underline after:absolute after:inset-0"
        >
          {heading}
        </a>
      ) : (
        <span>{heading}</span>
      )}
      {mark}
    </Heading>
  )
}

function CardPicture({
  picture,
  flag,
  more = [],
  isRow = false,
  eager = false,
}: Pick<Props, 'picture' | 'flag' | 'more' | 'isRow' | 'eager'>) {
  const hasMore = picture !== undefined && more.length > 0
  return (
    <div
      data-more={hasMore ? more.join(' ') : undefined}
      className={`card-picture relative aspect-3/2 overflow-hidden rounded-(--radius-base) bg-sand ${picture ? '' : 'grid place-items-center text-soft'}`}
    >
      {picture ? (
        <Picture
          picture={picture}
          eager={eager}
          sizes={isRow ? ROW_SIZES : SIZES}
          className="h-full w-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
      ) : (
        <Icon name="pictures" size={28} />
      )}
      {flag && (
        <span
          className={`absolute top-4 left-0 rounded-r-[3px] px-3.5 py-1 text-[0.82rem] font-semibold ${tones[flag.tone]}`}
        >
          {flag.text}
        </span>
      )}
      <PictureLabel picture={picture} />
      {hasMore && (
        <span className="card-dots" aria-hidden="true">
          {['', ...more].map((_, index) => (
            <i key={index} />
          ))}
        </span>
      )}
    </div>
  )
}

/**
 * A card: a picture, a heading (a price or a title), a place and a few facts. Where it has a row to
 * itself the text stands beside the picture.
 */
export function Card({
  href,
  heading,
  mark,
  place,
  title,
  where,
  listing,
  facts = [],
  text,
  agent,
  date,
  corner,
  level = 3,
  ...pictured
}: Props) {
  return (
    <article className="card group relative" data-listing={listing}>
      <div className="card-layout">
        <CardPicture {...pictured} />
        <div>
          <CardHeading level={level} href={href} heading={heading} mark={mark} />
          {date && (
            <time dateTime={date.value} className="mt-3 block text-sm text-soft">
              {date.text}
            </time>
          )}
          {(title ?? place) && (
            <p className="card-title">
              <bdi>{title ?? place}</bdi>
            </p>
          )}
          {where && <p className="text-[0.95rem] leading-snug text-soft">{where}</p>}
          {facts.length > 0 && (
            <ul className="mt-1.5 flex flex-wrap gap-x-4 text-[0.95rem] text-soft">
              {facts.map((fact, index) => (
                <li key={index}>{fact}</li>
              ))}
            </ul>
          )}
          {agent && (
            <p className="card-agent">
              <bdi>{agent}</bdi>
            </p>
          )}
          {text && <p className="mt-2 text-soft">{text}</p>}
        </div>
      </div>
      {corner}
    </article>
  )
}
