import type { LinkView } from '@/components/shell/types'
import type { Menu } from '@/payload-types'

type Child = Omit<NonNullable<Menu['items']>[number], 'children'>
type Item = Child & { children?: Child[] | null }
type HrefOf = (id: string) => string | undefined

function target(item: Item, hrefOf: HrefOf): { href: string; title: string } | undefined {
  if (item.kind === 'url') return item.url ? { href: item.url, title: item.url } : undefined
  if (typeof item.page !== 'object' || item.page === null) return undefined
  const href = hrefOf(item.page.id)
  return href ? { href, title: item.page.title ?? '' } : undefined
}

/** The entries of a menu that lead somewhere in this language; a page that is not shown in it drops out. */
export function menuLinks(items: Item[] | null | undefined, hrefOf: HrefOf): LinkView[] {
  return (items ?? []).flatMap((item) => {
    const found = target(item, hrefOf)
    if (!found) return []
    return {
      href: found.href,
      label: item.label || found.title,
      isButton: item.appearance === 'button',
      newTab: item.newTab === true,
      ...(item.icon && item.icon !== 'none' && { icon: item.icon }),
      children: menuLinks(item.children, hrefOf),
    }
  })
}
