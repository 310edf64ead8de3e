type Props = {
  href: string | undefined
  date?: { value: string; text: string }
  heading: string
  text: string
  level?: 2 | 3
}

/** A headline without a picture, below a hairline. */
export function NewsItem({ href, date, heading, text, level = 3 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="group relative border-t border-current/80 pt-5">
      {date && (
        <time dateTime={date.value} className="text-sm opacity-75">
          {date.text}
        </time>
      )}
      <Heading className="mt-1 mb-2.5 text-2xl">
        {href ? (
          <a
            href={href}
            className="no-underline decoration-brick group-hover:underline after:absolute after:inset-0"
          >
            {heading}
          </a>
        ) : (
          heading
        )}
      </Heading>
      {text && <p className="opacity-80">{text}</p>}
    </article>
  )
}
