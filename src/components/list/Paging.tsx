import { Icon } from '@/components/icon/Icon'

type Props = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  words: { title: string; label: string; previous: string; next: string }
}

/**
 * Returns the first page, the last and those around the current one; undefined stands for a gap.
 */
function visiblePages(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter(
    (number) => number >= 1 && number <= pages,
  )
  return [...new Set(near)].flatMap((number, index, numbers) => {
    const previous = numbers[index - 1]
    return previous !== undefined && number - previous > 1 ? [undefined, number] : [number]
  })
}

export function Paging({ page, pages, hrefOf, words }: Props) {
  const linkStyle =
    'inline-grid size-11 place-items-center rounded-(--radius-base) no-underline hover:bg-sand-2 aria-[current]:bg-ink aria-[current]:text-paper'
  return (
    <nav
      aria-label={words.label}
      className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-sand pt-6"
    >
      <p className="text-soft">{words.title}</p>
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-1">
          {page > 1 && (
            <a className={linkStyle} href={hrefOf(page - 1)} rel="prev" aria-label={words.previous}>
              <Icon name="previous" />
            </a>
          )}
          {visiblePages(page, pages).map((number, index) =>
            number === undefined ? (
              <span key={`gap ${index}`} aria-hidden="true" className="px-1 text-soft">
                …
              </span>
            ) : (
              <a
                key={number}
                className={`${linkStyle} max-md:not-aria-[current]:hidden`}
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            ),
          )}
          {page < pages && (
            <a
              className="button min-h-11 hover:bg-ink hover:text-paper"
              href={hrefOf(page + 1)}
              rel="next"
            >
              {words.next}
            </a>
          )}
        </div>
      )}
    </nav>
  )
}
