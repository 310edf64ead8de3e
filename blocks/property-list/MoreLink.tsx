import { Icon } from '@/components/icon/Icon'
import { countProperties } from '@/data/catalogue/listings'
import { idOf } from '@/data/core/payload'
import { findRoutes } from '@/data/site/routes'
import { fill } from '@/i18n/fill'
import type { Locale } from '@/i18n/locales'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'propertyList' }>

async function findMore({ page, goal, linkLabel }: Block, locale: Locale) {
  const id = idOf(page)
  const href = id && (await findRoutes(locale)).hrefFor({ kind: 'page', id })
  if (!href || !linkLabel) return undefined
  const counts = await countProperties(locale)
  const count = goal ? counts[goal] : counts.sale + counts.rent
  return { href, text: fill(linkLabel, { count }, locale) }
}

/** The link from a few properties to the whole list, if staff have named one. */
export async function MoreLink({ block, locale }: { block: Block; locale: Locale }) {
  const more = await findMore(block, locale)
  return more ? (
    <a className="more-link" href={more.href}>
      {more.text}
      <Icon name="next" size={20} />
    </a>
  ) : null
}
