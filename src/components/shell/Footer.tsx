import type { ReactNode } from 'react'

import { Picture, type PictureView } from '@/components/media/Picture'

import { TextLink } from './TextLink'
import type { LinkView } from './types'

type FooterColumn = {
  key: string
  title: string
  intro: string
  full: ReactNode
  pictures: PictureView[]
}

type Props = {
  columns: FooterColumn[]
  links: LinkView[]
  legal: LinkView[]
  /** The identity of the agency, as the law requires it on its site. */
  identity: string[]
  conduct?: { href: string; label: string }
  copyright: string
  words: { links: string; legal: string }
}

const List = ({ label, links }: { label: string; links: LinkView[] }) => (
  <nav aria-label={label} className="flex flex-wrap gap-x-7">
    {links.map((link, index) => (
      <TextLink
        key={index}
        link={link}
        className="inline-flex min-h-9 items-center gap-2 no-underline hover:underline"
      />
    ))}
  </nav>
)

function Column({ column }: { column: FooterColumn }) {
  return (
    <div>
      {column.title && <h2 className="mb-2.5 text-[1.0625rem] text-white">{column.title}</h2>}
      {column.intro && <p className="mb-3 max-w-[42ch] whitespace-pre-line">{column.intro}</p>}
      {column.full}
      {column.pictures.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-4">
          {column.pictures.map((picture) => (
            <Picture
              key={picture.src}
              picture={picture}
              sizes="120px"
              className="h-12 w-auto object-contain"
            />
          ))}
        </div>
      )}
    </div>
  )
}

export function Footer({ columns, links, legal, identity, conduct, copyright, words }: Props) {
  return (
    <footer className="site-footer bg-ink pt-10 text-[0.9375rem] text-[#d9ded9] lg:pt-12">
      <div className="wrap">
        <div className="footer-columns">
          {columns.map((column) => (
            <Column key={column.key} column={column} />
          ))}
        </div>
        {links.length > 0 && (
          <div className="mt-6 border-t border-[#3a4742] pt-2">
            <List label={words.links} links={links} />
          </div>
        )}
        {identity.length > 0 && (
          <p className="mt-2 border-t border-[#3a4742] pt-3 text-[0.8125rem] leading-relaxed text-[#aeb8b2]">
            {identity.join(' · ')}
            {conduct && (
              <>
                {' · '}
                <a href={conduct.href} target="_blank" rel="noopener" className="underline">
                  {conduct.label}
                </a>
              </>
            )}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-7 text-[0.8125rem] text-[#aeb8b2]">
          <span>{copyright}</span>
          <List label={words.legal} links={legal} />
        </div>
      </div>
    </footer>
  )
}
