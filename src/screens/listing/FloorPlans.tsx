import { Plans } from '@/components/gallery/Plans'
import { picturesOf } from '@/data/catalogue/views/picture'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { lightboxWords } from './lightboxWords'

/** The floor plans of a listing or a project. */
export function FloorPlans({ of, locale }: { of: Pick<Property, 'plans'>; locale: Locale }) {
  const plans = picturesOf(of.plans)
  if (plans.length === 0) return null
  const t = translate(locale)
  return (
    <section id="plans">
      <h2 className="listing-heading">{t('listing.plans')}</h2>
      <Plans
        plans={plans}
        words={{
          nameOf: (at) => t('listing.plan', { at }),
          enlarge: lightboxWords(locale, t('listing.plans')),
        }}
      />
    </section>
  )
}
