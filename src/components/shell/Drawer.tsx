import type { ReactNode } from 'react'

import { Icon } from '@/components/icon/Icon'
import { cachedByProps } from '@/components/static/cachedByProps'

import { TextLink } from './TextLink'
import type { LinkView } from './types'

type Props = {
  links: LinkView[]
  address: string
  foot: ReactNode
  words: { open: string; close: string; label: string }
}

const entryStyle =
  'flex min-h-12 items-center gap-3 no-underline aria-[current]:font-semibold aria-[current]:text-brick'

function EntryList({ entries, address }: { entries: LinkView[]; address: string }) {
  return (
    <ul className="drawer-entries">
      {entries.map((link, index) => (
        <li key={index}>
          <TextLink link={link} current={link.href === address} className={entryStyle} />
          {link.children.length > 0 && (
            <ul>
              {link.children.map((child, index) => (
                <li key={index}>
                  <TextLink
                    link={child}
                    current={child.href === address}
                    className={`${entryStyle} min-h-11`}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

const Entries = cachedByProps(({ links, address }: Pick<Props, 'links' | 'address'>) => (
  <>
    <EntryList entries={links.filter(({ isButton }) => !isButton)} address={address} />
    <div className="mt-6 grid gap-3">
      {links
        .filter(({ isButton }) => isButton)
        .map((link, index) => (
          <TextLink
            key={index}
            link={link}
            className={`button min-h-12 justify-center ${link.icon ? '' : 'button-act'}`}
          />
        ))}
    </div>
  </>
))

/** The menu on phones and tablets: a popover, which needs no script. */
export function Drawer({ links, address, foot, words }: Props) {
  return (
    <div className="xl:hidden">
      <button type="button" popoverTarget="drawer" className="drawer-button button min-h-11">
        <Icon name="menu" />
        <span>{words.open}</span>
      </button>
      <div
        id="drawer"
        popover="auto"
        role="dialog"
        aria-label={words.label}
        className="drawer overscroll-contain bg-paper text-ink"
      >
        <div className="flex min-h-(--head) items-center justify-between border-b border-sand px-5">
          <span className="font-serif text-xl">{words.label}</span>
          <button
            type="button"
            popoverTarget="drawer"
            popoverTargetAction="hide"
            autoFocus
            className="grid size-11 place-items-center"
            aria-label={words.close}
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <nav aria-label={words.label} className="px-5 pb-10">
          <Entries links={links} address={address} />
          {foot}
        </nav>
      </div>
    </div>
  )
}
