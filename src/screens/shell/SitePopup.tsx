import { PopupSheet } from '@/components/popup/PopupSheet'
import { findPopup } from '@/data/site/shell'
import { findPagesOfKind } from '@/data/site/tree/findPages'
import { pictureOf } from '@/data/catalogue/views/picture'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** The popup of the agency, in the languages in which it has a title. */
export async function SitePopup({ locale }: { locale: Locale }) {
  const { isPublished, title, description, link, linkLabel, image, delay } = await findPopup(locale)
  if (isPublished !== 'yes' || !title) return null
  const thanks = await findPagesOfKind('thank_you', locale)
  return (
    <PopupSheet
      title={title}
      description={description ?? ''}
      link={link ?? ''}
      linkLabel={linkLabel ?? ''}
      picture={pictureOf(image)}
      delaySeconds={delay ?? 0}
      actionPaths={thanks.map(({ href }) => href)}
      words={{ close: translate(locale)('popup.close') }}
    />
  )
}
