import { Plans } from '@/components/gallery/Plans'
import { picturesOf } from '@/data/views/picture'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { enlargeWords } from './enlargeWords'

export function FloorPlans({ property, locale }: { property: Property; locale: Locale }) {
  const plans = picturesOf(property.plans)
  if (plans.length === 0) return null
  const t = translate(locale)
  return (
    <section>
      <h2 className="listing-heading">{t('listing.plans')}</h2>
      <Plans plans={plans} words={{ nameOf: (at) => t('listing.plan', { at }), enlarge: enlargeWords(locale, t('listing.plans')) }} />
    </section>
  )
}
