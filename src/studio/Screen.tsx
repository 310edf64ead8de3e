import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import './studio.css'

type Props = {
  view: AdminViewServerProps
  /** The breadcrumb, of which the last step is this screen. */
  steps: { label: string; url?: string }[]
  className?: string
  children: ReactNode
}

/** Puts a custom screen into the frame of the studio. The caller checks who may see it. */
export function Screen({
  view: { initPageResult, params, searchParams },
  steps,
  className = '',
  children,
}: Props) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      visibleEntities={visibleEntities}
      user={user ?? undefined}
      // In the order in which the CMS draws them on its own screens.
      viewActions={payload.config.admin.components.actions?.toReversed()}
    >
      <SetStepNav nav={steps} />
      <main>
        <Gutter className={`hestia-screen ${className}`}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  )
}
