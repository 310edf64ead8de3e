import { Icon, isIcon } from '@/components/icon/Icon'
import { cachedByProps } from '@/components/static/cachedByProps'

import { TextLink } from './TextLink'
import type { LinkView } from './types'

const isWithin = (link: LinkView, address: string): boolean =>
  link.href === address || link.children.some((child) => child.href === address)

function Entry({ link, address }: { link: LinkView; address: string }) {
  const linkStyle =
    'inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent no-underline hover:border-moss data-[within]:border-moss'
  return (
    <li className="menu-entry relative">
      <a
        href={link.href}
        className={linkStyle}
        data-within={isWithin(link, address) || undefined}
        {...(link.href === address && { 'aria-current': 'page' as const })}
      >
        {isIcon(link.icon) && <Icon name={link.icon} size={16} />}
        {link.label}
        {link.children.length > 0 && <Icon name="down" size={14} className="mt-0.5 text-soft" />}
      </a>
      {link.children.length > 0 && (
        <ul className="sub-menu absolute top-full -left-5 z-20 min-w-60 rounded-(--radius-base) border border-sand bg-paper py-2">
          {link.children.map((child, index) => (
            <li key={index}>
              <TextLink
                link={child}
                current={child.href === address}
                className="flex min-h-11 items-center gap-2 px-5 no-underline hover:bg-sand-2 aria-[current]:font-semibold"
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type Props = { label: string; links: LinkView[]; address: string }

/** The menu on wide screens. Sub-menus open on hover and focus; Escape closes them. */
export const MainMenu = cachedByProps(({ label, links, address }: Props) => (
  <nav aria-label={label} className="ml-auto hidden xl:block">
    <ul className="flex flex-wrap items-center justify-end gap-x-4 text-[0.95rem] font-medium whitespace-nowrap">
      {links.map((link, index) =>
        link.isButton ? (
          <li key={index}>
            <TextLink
              link={link}
              current={link.href === address}
              className={`button px-[1em] ${link.icon ? 'hover:bg-ink hover:text-paper' : 'button-act'}`}
            />
          </li>
        ) : (
          <Entry key={index} link={link} address={address} />
        ),
      )}
    </ul>
  </nav>
))
