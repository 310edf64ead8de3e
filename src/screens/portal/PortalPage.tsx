import type { ReactNode } from 'react'

import { portalHref } from '@/i18n/portal'

import type { PortalContext } from './enter'
import { PortalFrame } from './PortalFrame'

/** A page behind the login; the language links lead to the same page. */
export const PortalPage = ({
  viewer,
  locale,
  page,
  children,
}: PortalContext & { children: ReactNode }) => (
  <PortalFrame
    viewer={viewer}
    locale={locale}
    page={page}
    hrefIn={(code) => portalHref(code, ...page)}
  >
    {children}
  </PortalFrame>
)
