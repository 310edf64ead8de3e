import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import './studio.css'

type Props = {
  view: AdminViewServerProps
  /** Where one stands: the last step is this screen. */
  steps: { label: string; url?: string }[]
  className?: string
  children: ReactNode
}

/** A screen of our own inside the studio's frame. Who may see it is asked before. */
export function Screen({ view: { initPageResult, params, searchParams }, steps, className = '', children }: Props) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  return (
    <DefaultTemplate {...{ i18n, locale, params, payload, permissions, searchParams, visibleEntities }} user={user ?? undefined}>
      <SetStepNav nav={steps} />
      <main>
        <Gutter className={`hestia-screen ${className}`}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  )
}
