const withoutPart = (address: string): string => address.split('#')[0] ?? ''

/**
 * Returns the address of the link that a click follows in this window to another screen of the
 * studio; undefined for every other click. Links out of the studio load a page, for which the
 * browser asks.
 */
export function linkToScreen(event: MouseEvent): string | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || button !== 0 || ctrlKey || metaKey || shiftKey) return undefined
  const isElsewhere = link.target === '_blank' || link.hasAttribute('download')
  const isScreen = link.origin === window.location.origin && link.pathname.startsWith('/admin')
  const isHere = withoutPart(link.href) === withoutPart(window.location.href)
  return isElsewhere || !isScreen || isHere ? undefined : link.href
}
