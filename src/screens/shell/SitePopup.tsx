import { PopupSheet } from '@/components/popup/PopupSheet'
import { findPageNodes, findRoutes } from '@/data/routes'
import { findPopup } from '@/data/shell'
import { pictureOf } from '@/data/views/picture'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** The agency's announcement, in the languages it has a title in. */
export async function SitePopup({ locale }: { locale: Locale }) {
  const { isPublished, title, description, link, linkLabel, image, delay } = await findPopup(locale)
  if (isPublished !== 'yes' || !title) return null
  const [nodes, { hrefFor }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  const thanks = [...nodes.values()].filter(({ kind }) => kind === 'thank_you').map(({ id }) => hrefFor({ kind: 'page', id }))
  return (
    <PopupSheet
      title={title}
      description={description ?? ''}
      link={link ?? ''}
      linkLabel={linkLabel ?? ''}
      picture={pictureOf(image)}
      delaySeconds={delay ?? 0}
      actionPaths={thanks.filter((href) => href !== undefined)}
      words={{ close: translate(locale)('popup.close') }}
    />
  )
}
