import { LabelledPicture, type PictureView } from '@/components/media/Picture'

type Props = {
  href?: string | undefined
  heading: string
  text: string
  picture?: PictureView
  date?: { value: string; text: string }
  level: 2 | 3
}

/** An article in a row: a small picture, the date, the title and what it is about. */
export function ArticleRow({ href, heading, text, picture, date, level }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article>
      {picture && (
        <LabelledPicture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 961px) 200px, 112px"
        />
      )}
      <div>
        {date && <time dateTime={date.value}>{date.text}</time>}
        <Heading>{href ? <a href={href}>{heading}</a> : heading}</Heading>
        {text && <p>{text}</p>}
      </div>
    </article>
  )
}
