import type { ReactNode } from 'react'

import type { LinkView } from './types'

type Props = {
  columns: { title: string; intro: string; full: ReactNode }[]
  links: LinkView[]
  legal: LinkView[]
  copyright: string
  words: { links: string; legal: string }
}

const List = ({ label, links, className }: { label: string; links: LinkView[]; className: string }) => (
  <nav aria-label={label} className={className}>
    {links.map((link) => (
      <a key={link.href} href={link.href} className="py-0.5 no-underline hover:underline">
        {link.label}
      </a>
    ))}
  </nav>
)

export function Footer({ columns, links, legal, copyright, words }: Props) {
  return (
    <footer className="mt-24 bg-ink pt-18 pb-7 text-[0.95rem] text-[#d9ded9]">
      <div className="wrap">
        <div className="grid gap-12 md:grid-cols-2 xl:grid-cols-4">
          {columns.map((column) => (
            <div key={column.title}>
              <h2 className="mb-3.5 text-[1.1rem] text-white">{column.title}</h2>
              {column.intro && <p className="mb-3">{column.intro}</p>}
              {column.full}
            </div>
          ))}
        </div>
        <List label={words.links} links={links} className="mt-12 flex flex-wrap gap-x-7 gap-y-1 border-t border-[#3a4742] pt-5" />
        <div className="mt-5 flex flex-wrap gap-x-7 gap-y-2 border-t border-[#3a4742] pt-5 text-sm text-[#a9b3ad]">
          <span>{copyright}</span>
          <List label={words.legal} links={legal} className="flex flex-wrap gap-x-7" />
        </div>
      </div>
    </footer>
  )
}
