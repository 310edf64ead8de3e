import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'

import { Static } from '@/components/static/Static'
import { LongText } from '@/components/text/LongText'
import { RichText } from '@/components/text/RichText'
import { goodPointsOf } from '@/data/catalogue/views/goodPoints'
import { findTextLinks } from '@/data/site/textLinks'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { GoodPoints } from './GoodPoints'

/** Texts longer than this are folded, so that the facts below are not missed; on a phone all are. */
const MAX_UNFOLDED_LENGTH = 900

/** The text of a listing, with what speaks for it beside. */
export async function Description({ property, locale }: { property: Property; locale: Locale }) {
  const t = translate(locale)
  const { description } = property
  const length = description ? convertLexicalToPlaintext({ data: description }).length : 0
  const points = goodPointsOf(property, locale)
  if (length + points.length === 0) return null
  const hrefOf = description ? await findTextLinks(locale, description) : undefined
  return (
    <Static>
      <section aria-labelledby="about" className="listing-words">
        <h2 id="about" className="sr-only">
          {t('property.about')}
        </h2>
        {hrefOf && length > 0 && (
          <LongText
            isShort={length <= MAX_UNFOLDED_LENGTH}
            words={{ more: t('listing.readOn'), less: t('listing.readLess') }}
          >
            <RichText text={description} hrefOf={hrefOf} />
          </LongText>
        )}
        <GoodPoints points={points} />
      </section>
    </Static>
  )
}
