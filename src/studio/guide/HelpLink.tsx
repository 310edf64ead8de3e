'use client'

import { useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

import './guide.css'
import { useWords } from '../useWords'
import { sectionAt } from './sections'
import words from './words.json'

/**
 * The "?" in the header of every screen: opens the guide at the section about this screen, in a
 * window of its own, so that what is typed here stays.
 */
export function HelpLink() {
  const t = useWords(words)
  const { admin } = useConfig().config.routes
  const section = sectionAt(usePathname().slice(admin.length))
  return (
    <a
      className="hestia-help"
      href={`${admin}/guide#${section}`}
      target="_blank"
      rel="noopener"
      aria-label={t('help')}
      title={t('help')}
    >
      ?
    </a>
  )
}
