import { LegalTopic } from '@/components/listing/LegalTopic'
import { legalView } from '@/data/catalogue/views/legal'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** The statements that the law of the region requires in an advertisement. */
export function Legal({ property, locale }: { property: Property; locale: Locale }) {
  const t = translate(locale)
  const topics = legalView(property, locale)
  if (topics.length === 0) return null
  return (
    <section className="mt-13">
      <h2 className="detail-title">{t('detail.legal')}</h2>
      {topics.map(({ topic, hasSymbol, ...rest }) => (
        <LegalTopic
          key={topic}
          {...rest}
          {...(hasSymbol && { sign: t('legalBlock.floodSymbol') })}
        />
      ))}
    </section>
  )
}
