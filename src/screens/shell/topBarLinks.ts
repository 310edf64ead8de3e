import type { LinkView } from '@/components/shell/types'
import { isExternalLink } from '@/domain/site/links'
import type { TopBar } from '@/payload-types'

/**
 * Returns the published items with a label and a link in this language; external links open in a
 * new tab.
 */
export const topBarLinks = (items: TopBar['left']): LinkView[] =>
  (items ?? []).flatMap(({ status, label, link, icon, color, newTab }) =>
    status === 'published' && label && link
      ? {
          href: link,
          label,
          isButton: false,
          newTab: newTab === true || isExternalLink(link),
          ...(icon && icon !== 'none' && { icon }),
          ...(color && { colour: color }),
          children: [],
        }
      : [],
  )
