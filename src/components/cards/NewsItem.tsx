type Props = { href: string | undefined; date?: { value: string; text: string }; heading: string; text: string }

/** A headline without a picture, under a hairline. */
export function NewsItem({ href, date, heading, text }: Props) {
  return (
    <article className="group relative border-t border-current/80 pt-5">
      {date && (
        <time dateTime={date.value} className="text-sm opacity-75">
          {date.text}
        </time>
      )}
      <h3 className="mt-1 mb-2.5 text-2xl">
        {href ? (
          <a href={href} className="no-underline decoration-brick group-hover:underline after:absolute after:inset-0">
            {heading}
          </a>
        ) : (
          heading
        )}
      </h3>
      {text && <p className="opacity-80">{text}</p>}
    </article>
  )
}
