import { Static } from '@/components/static/Static'
import { findSearchIndex } from '@/data/catalogue/search/searchIndex'
import { goals } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { formatNumber } from '@/i18n/formats'
import { translate } from '@/i18n/translate'
import { labelled } from '@/i18n/typeset'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'typeTable' }>
type Props = { block: Block; module: Module; locale: Locale }

/** A row for each type: its name, and for each goal a count that leads to the list. */
export async function TypeTableModule({ block, module, locale }: Props) {
  const { types } = await findSearchIndex(locale)
  const t = translate(locale)
  const rows = types.flatMap(({ webId, name, counts, hrefs }) => {
    const links = goals.flatMap((goal) => {
      const text = t(`homeSearch.counts.${goal}`, { count: formatNumber(counts[goal]) })
      return counts[goal] > 0 && hrefs[goal] ? [{ goal, text, href: hrefs[goal] }] : []
    })
    return links.length === 0 && block.hidesEmpty !== false ? [] : [{ webId, name, links }]
  })
  return (
    <Static>
      <ul className="types" {...(!module.title && { 'aria-label': t('homeParts.types') })}>
        {rows.map(({ webId, name, links }) => (
          <li key={webId}>
            {links[0] ? <a href={links[0].href}>{name}</a> : <span>{name}</span>}
            <small>
              {links.map(({ goal, text, href }) => (
                <a key={goal} href={href} aria-label={labelled(name, text, locale)}>
                  {text}
                </a>
              ))}
            </small>
          </li>
        ))}
      </ul>
    </Static>
  )
}
