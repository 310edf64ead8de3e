'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

import { Icon, type IconName } from '@/components/icon/Icon'

import './frame.css'
import { useWords } from '../useWords'
import words from './words.json'

const places = [
  ['leads', '/inbox', 'mail'],
  ['properties', '/collections/properties', 'home'],
  ['agenda', '/visits', 'calendar'],
] as const satisfies (readonly [keyof typeof words, string, IconName])[]

const additions = [
  ['newProperty', 'properties'],
  ['newViewing', 'appointments'],
  ['newLead', 'enquiries'],
  ['newOwner', 'owners'],
] as const

const MENU = 'hestia-new'

/** Holds what an agent with a phone goes to most, within reach of a thumb. Wide screens hide it. */
export function BottomBar() {
  const t = useWords(words)
  const { admin } = useConfig().config.routes
  const pathname = usePathname()
  const close = () => document.getElementById(MENU)?.hidePopover()
  return (
    <>
      <nav className="hestia-bar" aria-label={t('bar')}>
        {places.map(([key, path, icon]) => (
          <Link
            key={key}
            href={admin + path}
            prefetch={false}
            aria-current={pathname === admin + path ? 'page' : undefined}
          >
            <Icon name={icon} size={22} />
            {t(key)}
          </Link>
        ))}
        <button type="button" popoverTarget={MENU}>
          <Icon name="plus" size={22} />
          {t('new')}
        </button>
      </nav>
      <div id={MENU} popover="auto" className="hestia-new" role="group" aria-label={t('new')}>
        {additions.map(([key, slug]) => (
          <Link
            key={key}
            href={`${admin}/collections/${slug}/create`}
            prefetch={false}
            onClick={close}
          >
            {t(key)}
          </Link>
        ))}
      </div>
    </>
  )
}
