'use client'

import { usePathname } from 'next/navigation'
import { useEffect, type PropsWithChildren } from 'react'

/**
 * Follows the Back of the browser to a list that was opened by its address. The CMS writes the list's query into the
 * history before Next watches it; Next ignores such an entry: the address changes, the screen does not.
 */
export function FollowBack({ children }: PropsWithChildren) {
  const pathname = usePathname()
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      if (state === null && location.pathname !== pathname) location.reload()
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [pathname])
  return children
}
