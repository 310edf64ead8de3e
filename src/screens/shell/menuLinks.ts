import type { LinkView } from '@/components/shell/types'
import type { Menu } from '@/payload-types'

type Child = Omit<NonNullable<Menu['items']>[number], 'children'>
type Item = Child & { children?: Child[] | null }
type HrefOf = (id: string) => string | undefined

function linkTarget(item: Item, hrefOf: HrefOf): { href: string; title: string } | undefined {
  if (item.kind === 'url') return item.url ? { href: item.url, title: item.url } : undefined
  if (typeof item.page !== 'object' || item.page === null) return undefined
  const href = hrefOf(item.page.id)
  return href ? { href, title: item.page.title ?? '' } : undefined
}

/**
 * Returns the menu entries that have an address in this language; pages that are not shown in it
 * are left out.
 */
export function menuLinks(items: Item[] | null | undefined, hrefOf: HrefOf): LinkView[] {
  return (items ?? []).flatMap((item) => {
    const link = linkTarget(item, hrefOf)
    if (!link) return []
    return {
      href: link.href,
      label: item.label || link.title,
      isButton: item.appearance === 'button',
      newTab: item.newTab === true,
      ...(item.icon && item.icon !== 'none' && { icon: item.icon }),
      children: menuLinks(item.children, hrefOf),
    }
  })
}
