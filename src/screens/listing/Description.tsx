import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'

import { LongText } from '@/components/text/LongText'
import { RichText } from '@/components/text/RichText'
import { pageHrefResolver } from '@/data/site/pageLinks'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** Texts longer than this are folded, so that the facts below are not missed. */
const MAX_UNFOLDED_LENGTH = 1400

export async function Description({
  property: { description },
  locale,
}: {
  property: Property
  locale: Locale
}) {
  if (!description) return null
  const t = translate(locale)
  const text = <RichText text={description} hrefOf={await pageHrefResolver(locale)} />
  const isLong = convertLexicalToPlaintext({ data: description }).length > MAX_UNFOLDED_LENGTH
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="sr-only">
        {t('property.about')}
      </h2>
      {isLong ? (
        <LongText words={{ more: t('listing.readOn'), less: t('listing.readLess') }}>
          {text}
        </LongText>
      ) : (
        text
      )}
    </section>
  )
}
