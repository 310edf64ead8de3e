import { Icon } from '@/components/icon/Icon'

type Props = { page: number; pages: number; hrefOf: (page: number) => string; words: { title: string; label: string; previous: string; next: string } }

/** The first, the last, and those around where somebody is; nothing stands for the pages left out. */
function shown(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  return [...new Set(near)].flatMap((one, at, all) => {
    const before = all[at - 1]
    return before !== undefined && one - before > 1 ? [undefined, one] : [one]
  })
}

export function Paging({ page, pages, hrefOf, words }: Props) {
  const link = 'inline-grid size-11 place-items-center rounded-(--radius-base) no-underline hover:bg-sand-2 aria-[current]:bg-ink aria-[current]:text-paper'
  return (
    <nav aria-label={words.label} className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-sand pt-6">
      <p className="text-soft">{words.title}</p>
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-1">
          {page > 1 && (
            <a className={link} href={hrefOf(page - 1)} rel="prev" aria-label={words.previous}>
              <Icon name="previous" />
            </a>
          )}
          {shown(page, pages).map((one, at) =>
            one === undefined ? (
              <span key={`gap ${at}`} aria-hidden="true" className="px-1 text-soft">
                …
              </span>
            ) : (
              <a key={one} className={`${link} max-md:not-aria-[current]:hidden`} href={hrefOf(one)} aria-current={one === page ? 'page' : undefined}>
                {one}
              </a>
            ),
          )}
          {page < pages && (
            <a className="button min-h-11 hover:bg-ink hover:text-paper" href={hrefOf(page + 1)} rel="next">
              {words.next}
            </a>
          )}
        </div>
      )}
    </nav>
  )
}
