import type { LinkView } from '@/components/shell/types'
import { isExternalLink } from '@/domain/links'
import type { TopBar } from '@/payload-types'

/** The published items with a label and a link in this language; what leaves the site opens in a tab of its own. */
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
